import { expect } from 'chai';
import { gameCalled } from '../../src/games/index.ts';
import { simulateSideBySide } from '../../src/play/side-by-side.ts';
import { simulate } from '../../src/play/simulate.ts';
import { commandIn, expectRefusal } from '../command.ts';

const salamandra = gameCalled('salamandra');

describe('Simulation', () => {
  it('greedy beats random in at least 95 % of two-player games', () => {
    const { wins, errors } = simulate(salamandra, { seats: ['greedy', 'random'], games: 100, seed: 'strength' });
    expect(errors).to.equal(0);
    expect(wins[0]).to.be.at.least(95);
  });

  it('greedy wins clearly more than its share among three and four', () => {
    for (const seats of [
      ['greedy', 'random', 'random'],
      ['random', 'greedy', 'random', 'random'],
    ] as const) {
      const { wins } = simulate(salamandra, { seats, games: 20, seed: 'more' });
      expect(wins[seats.indexOf('greedy')], seats.join()).to.be.at.least(18);
    }
  });

  it('equal arguments give an equal digest, another seed another', () => {
    const digest = (seed: string) => simulate(salamandra, { seats: ['random', 'greedy'], games: 4, seed }).digest;
    expect(digest('a')).to.equal(digest('a'));
    expect(digest('a')).to.not.equal(digest('b'));
  });

  it('comes to the same side by side, on however many threads', async () => {
    const options = { seats: ['easy', 'random'], games: 5, seed: 'threads' } as const;
    const { digest, wins, meanScores } = simulate(salamandra, options);
    for (const threads of [1, 3]) {
      expect(await simulateSideBySide(salamandra, options, threads)).to.deep.include({ digest, wins, meanScores });
    }
  });

  it('tells how long each bot thinks about a turn', () => {
    const { secondsPerTurn, longestTurn } = simulate(salamandra, {
      seats: ['random', 'medium'],
      games: 3,
      seed: 'time',
    });
    for (const [bot, seconds] of secondsPerTurn.entries()) {
      expect(seconds).to.be.at.least(0);
      expect(longestTurn[bot]).to.be.at.least(seconds);
    }
  });

  it('every game has a winner or several who share', () => {
    const { wins, games } = simulate(salamandra, { seats: ['random', 'random', 'random'], games: 60, seed: 'sum' });
    expect(wins.reduce((sum, n) => sum + n, 0)).to.be.closeTo(games, 1e-9);
  });

  it('alone against Rudolph: what he wins and has comes after the bot', async () => {
    const options = { seats: ['easy'], options: { rudolph: 1 }, games: 6, seed: 'alone' } as const;
    const { errors, wins, meanScores, digest, options: chosen } = simulate(salamandra, options);
    expect(errors).to.equal(0);
    expect(chosen).to.deep.equal({ rudolph: 1 });
    expect(wins).to.have.length(2);
    expect(wins[0]! + wins[1]!).to.equal(6);
    expect(meanScores[1]).to.be.above(0);
    expect((await simulateSideBySide(salamandra, options, 2)).digest).to.equal(digest);
    expect(simulate(salamandra, { ...options, options: { rudolph: 3 } }).digest).to.not.equal(digest);
  });

  describe('npm run simulate', () => {
    const command = commandIn('src/play/commands/simulate.ts');

    it('ends with one line of JSON on stdout', async () => {
      const { stdout, stderr } = await command('--seats', 'random,random', '--games', '3', '--seed', '7');
      expect(stdout.trim().split('\n')).to.have.length(1);
      expect(JSON.parse(stdout)).to.have.all.keys(
        'game',
        'seats',
        'games',
        'seed',
        'moves',
        'movesPerSecond',
        'errors',
        'wins',
        'meanScores',
        'secondsPerTurn',
        'longestTurn',
        'digest',
      );
      expect(stderr).to.include('3/3 games');
    });

    const MISTAKES: [string[], string][] = [
      [['--seats', 'random,random,random,random,random'], '--seats: salamandra takes 1 to 4 players\n'],
      [['--seats', 'random'], 'With 1 player the option "rudolph" must be one of 1, 2, 3.\n'],
      [['--seats', 'random', '--rudolph', '4'], 'With 1 player the option "rudolph" must be one of 1, 2, 3.\n'],
      [['--rudolph', '1'], 'The option "rudolph" is for 1 player.\n'],
      [
        ['--seats', 'random,genius'],
        '--seats: Salamandra has no bot "genius": random, greedy, easy, medium, hard, expert\n',
      ],
      [['--threads', '0'], '--threads: "0" is no number of threads\n'],
      [['--games', 'many'], '--games: "many" is no number of games\n'],
      [['--game', 'chess'], 'there is no game "chess": choose one of salamandra, feuersalamander\n'],
    ];
    for (const [args, problem] of MISTAKES) {
      it(`${args.join(' ')}: ${problem.trim()}`, () => expectRefusal(command, args, problem));
    }
  });
});
