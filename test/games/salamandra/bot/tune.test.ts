import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { examplesOfGame } from '../../../../src/games/salamandra/bot/experience.ts';
import { FEATURES } from '../../../../src/games/salamandra/bot/features.ts';
import { type Points, WEIGHTS, weightsOf } from '../../../../src/games/salamandra/bot/outlook.ts';
import { textOf, tune } from '../../../../src/games/salamandra/bot/tune.ts';
import { POINTS } from '../../../../src/games/salamandra/bot/weights.ts';
import { commandIn, expectRefusal } from '../../../command.ts';

/** Nothing is worth anything. */
const CLUELESS = Object.fromEntries(
  [2, 3, 4].map((players) => [players, Object.fromEntries(FEATURES.map((feature) => [feature, [0, 0, 0, 0]]))]),
) as unknown as Points;

describe('Tuning', () => {
  it('weights.ts is as the command writes it', () => {
    const file = new URL('../../../../src/games/salamandra/bot/weights.ts', import.meta.url);
    expect(readFileSync(file, 'utf8')).to.equal(textOf(POINTS));
  });

  it('learns from all rounds of a game, the same from the same seed', () => {
    const learn = (seed: string) => examplesOfGame(WEIGHTS, 3, { width: 1, playouts: 0, turns: 0 }, seed);
    const examples = learn('a');
    expect(new Set(examples.map(({ round }) => round))).to.deep.equal(new Set([0, 1, 2, 3]));
    expect(learn('a')).to.deep.equal(examples);
    expect(learn('b')).to.not.deep.equal(examples);
  });

  it('is surprised by all that comes when nothing is thought to be worth anything', () => {
    const effort = { width: 1, playouts: 0, turns: 0 };
    const mean = (points: Points) => {
      const surprises = examplesOfGame(weightsOf(points), 2, effort, 'a').map(({ surprise }) => surprise);
      return surprises.reduce((sum, surprise) => sum + surprise, 0) / surprises.length;
    };
    expect(mean(CLUELESS)).to.be.above(Math.abs(mean(POINTS)));
  });

  it('finds weights that beat having none, and the same on any number of threads', async () => {
    const tuning = { games: 4, times: 1, playouts: 0, match: 2, matchPlayouts: 0, seed: 'tune' };
    const tuned = await tune(CLUELESS, tuning, 2);
    for (const { players, wins } of tuned.matches) expect(wins, `${players} players`).to.be.above(2 / players);
    expect(await tune(CLUELESS, tuning, 1)).to.deep.equal(tuned);
  });

  it('leaves the weights alone that do not win', async () => {
    // one game teaches little, and of a match of one game somebody loses at some table
    const tuning = { games: 1, times: 1, playouts: 0, match: 1, matchPlayouts: 0, seed: 'lose' };
    const tuned = await tune(POINTS, tuning, 1);
    const lost = tuned.matches.filter(({ wins, players, games }) => wins * players <= games);
    expect(lost).to.not.have.length(0);
    for (const { players } of lost) expect(tuned.points[players]).to.deep.equal(POINTS[players]);
  });

  describe('npm run tune', () => {
    const command = commandIn('src/play/commands/tune.ts');

    it('ends with one line of JSON', async () => {
      const { stdout } = await command(
        '--games',
        '1',
        '--times',
        '1',
        '--match',
        '1',
        '--match-playouts',
        '0',
        '--dry',
      );
      expect(stdout.trim().split('\n')).to.have.length(1);
      expect(JSON.parse(stdout)).to.have.all.keys(
        'games',
        'times',
        'playouts',
        'match',
        'matchPlayouts',
        'seed',
        'matches',
      );
    });

    it('says what it can do', async () => expect((await command('--help')).stdout).to.include('--playouts'));

    const MISTAKES: [string[], string][] = [
      [['--games', 'all'], '--games: "all" is no whole number from 1 on\n'],
      [['--times', '0'], '--times: "0" is no whole number from 1 on\n'],
      [['--playouts=-1'], '--playouts: "-1" is no whole number from 0 on\n'],
      [['--match', '1.5'], '--match: "1.5" is no whole number from 1 on\n'],
    ];
    for (const [args, problem] of MISTAKES) {
      it(`${args.join(' ')}: ${problem.trim()}`, () => expectRefusal(command, args, problem));
    }
  });
});
