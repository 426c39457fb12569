import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import {
  calibrate,
  cardFor,
  fittingCard,
  TARGETS,
  textOf,
  winsWith,
  withFound,
} from '../../../../src/games/salamandra/bot/calibrate.ts';
import { type Course, courseOf, lostIn } from '../../../../src/games/salamandra/bot/course.ts';
import { LABOUR, type LabourPoints, RUDOLPH_LEVELS } from '../../../../src/games/salamandra/content/rudolph.ts';
import { salamandra } from '../../../../src/games/salamandra/index.ts';
import { BOTS } from '../../../../src/play/bots.ts';
import { act, start } from '../../../../src/play/driver.ts';
import { randomFrom } from '../../../../src/play/random.ts';
import { commandIn, expectRefusal } from '../../../command.ts';

const { rules } = salamandra;

describe('Labour cards', () => {
  const cards = RUDOLPH_LEVELS.map((level) => LABOUR[level]);
  const rising = (points: readonly number[]): number[] => points.toSorted((a, b) => a - b);

  it('rise from round to round', () => {
    for (const { rounds } of cards) expect(rounds).to.deep.equal(rising([...new Set(rounds)]));
  });

  it('rise from level to level, and are low in the first round', () => {
    for (const round of [0, 1, 2, 3]) {
      const points = cards.map(({ rounds }) => rounds[round]!);
      expect(points, `round ${round + 1}`).to.deep.equal(rising(points));
    }
    const labour = cards.map(({ rounds }) => rounds.reduce((sum: number, n) => sum + n, 0));
    expect(labour).to.deep.equal(rising([...new Set(labour)]));
    for (const { rounds } of cards) expect(rounds[0]).to.be.at.most(3);
  });
});

describe('Calibration', () => {
  describe('a game that was played, judged with another card', () => {
    const course: Course = { mine: [8, 24, 70, 160, 220], his: [1, 5, 11, 20, 40], inscribed: [0, 0, 1, 2, 2] };
    const CASES: [what: string, card: LabourPoints, lost: number | null][] = [
      ['ahead of him all the time', { rounds: [2, 8, 20, 40], spellbook: 6 }, null],
      ['as many points as he has after round 1', { rounds: [7, 0, 0, 0], spellbook: 6 }, 1],
      ['as many after round 2', { rounds: [6, 13, 0, 0], spellbook: 6 }, 2],
      ['one more than he after round 2', { rounds: [6, 12, 0, 0], spellbook: 6 }, null],
      ['as many after round 3, with a spellbook', { rounds: [2, 8, 43, 0], spellbook: 6 }, 3],
      ['as many after round 4, with two', { rounds: [2, 8, 40, 78], spellbook: 6 }, 4],
      ['as many after the final count, with each of the two again', { rounds: [2, 8, 20, 50], spellbook: 25 }, 5],
    ];
    for (const [what, card, lost] of CASES) {
      it(what, () => {
        expect(lostIn(course, card)).to.equal(lost);
      });
    }
  });

  it('goes on where a game is lost, and judges it as the rules do', () => {
    const endings = new Set<number | null>();
    for (const level of RUDOLPH_LEVELS) {
      for (let game = 0; game < 6; game++) {
        const seed = `course/${game}`;
        const course = courseOf(BOTS.medium, level, seed);
        expect(course.mine).to.have.length(5);
        const G = start(rules, 1, seed, { rudolph: level });
        const random = randomFrom(`${seed}/bots`);
        while (!G.over) {
          for (const action of BOTS.medium(salamandra, rules.view(G, 0), 0, random))
            act(rules, G, { seat: 0, action });
        }
        const won = rules.result(G)!.winners[0] === 0;
        const lost = won ? null : G.rudolph!.caughtUp ? G.round : 5;
        expect(lostIn(course, LABOUR[level]), `level ${level}, ${seed}`).to.equal(lost);
        if (won) expect(course.mine.at(-1)).to.equal(G.players[0]!.score);
        endings.add(lost);
      }
    }
    expect(endings.size).to.be.above(1);
  });

  it('finds the card with which the right part of the games would have been won', () => {
    const courses = Array.from({ length: 40 }, (_, i): Course => {
      const mine = [50, 100, 200, 100 + 3 * i, 500];
      return { mine, his: [1, 5, 11, 20, 40], inscribed: [0, 0, 0, 0, 0] };
    });
    for (const level of RUDOLPH_LEVELS) {
      const card = fittingCard(level, courses);
      expect(winsWith(courses, card), `level ${level}`).to.equal(40 * TARGETS[level]);
      const labour = card.rounds.reduce((sum, n) => sum + n, 0);
      expect(card).to.deep.equal(cardFor(level, labour));
    }
  });

  it('comes to the same on however many threads', async () => {
    const calibration = { bot: 'easy', levels: RUDOLPH_LEVELS, games: 2, times: 2, seed: 'threads' } as const;
    const [one, three] = [await calibrate(calibration, 1), await calibrate(calibration, 3)];
    expect(three).to.deep.equal(one);
    expect(textOf(withFound(LABOUR, one)).match(/rounds: \[\d+, \d+, \d+, \d+\], spellbook: \d/g)).to.have.length(3);
  });

  describe('npm run calibrate', () => {
    const command = commandIn('src/play/commands/calibrate.ts');

    it('--check counts what is won at each level', async () => {
      const { stdout } = await command('--check', '--bot', 'easy', '--games', '2');
      const lines = stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as object);
      expect(lines).to.have.length(3);
      for (const [i, line] of lines.entries()) {
        expect(line).to.deep.include({ level: i + 1, bot: 'easy', games: 2, errors: 0 });
      }
    });

    it('writes the cards that it finds, and tells of them', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'litha-'));
      mkdirSync(join(folder, 'content'));
      const { stdout } = await command('--into', folder, '--bot', 'easy', '--games', '2', '--times', '1');
      const found = stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { level: number; rounds: number[]; spellbook: number });
      expect(found.map(({ level }) => level)).to.deep.equal([1, 2, 3]);
      const written = readFileSync(join(folder, 'content/labour.ts'), 'utf8');
      for (const { level, rounds, spellbook } of found) {
        expect(written).to.include(`  ${level}: { rounds: [${rounds.join(', ')}], spellbook: ${spellbook} },\n`);
      }
      rmSync(folder, { recursive: true });
    });

    it('--level finds cards for one level, as with all of them, and leaves the others', async () => {
      const calibration = { bot: 'easy', games: 2, times: 2, seed: 'level' } as const;
      const all = await calibrate({ ...calibration, levels: RUDOLPH_LEVELS }, 1);
      const [found, ...others] = await calibrate({ ...calibration, levels: [2] }, 1);
      expect(found).to.deep.equal(all[1]);
      expect(others).to.deep.equal([]);
      const cards = withFound(LABOUR, [found!]);
      expect(cards).to.deep.equal({ ...LABOUR, 2: found!.card });
      const { stdout } = await command('--check', '--level', '2', '--bot', 'easy', '--games', '1');
      expect(JSON.parse(stdout)).to.deep.include({ level: 2, games: 1 });
    });

    it('--dry writes nothing', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'litha-'));
      await command('--dry', '--into', folder, '--bot', 'easy', '--games', '1', '--times', '1');
      expect(readdirSync(folder)).to.deep.equal([]);
      rmSync(folder, { recursive: true });
    });

    it('--forecasts tells what was won with those found and with those before', async () => {
      const { stdout } = await command('--forecasts', '--dry', '--games', '1');
      expect(JSON.parse(stdout)).to.deep.include({ games: 1, seed: '1', kept: false });
      expect((JSON.parse(stdout) as { wins: object }).wins).to.have.all.keys('found', 'before');
    });

    const MISTAKES: [string[], string][] = [
      [['--bot', 'greedy'], '--bot: there is no level "greedy": easy, medium, hard, expert\n'],
      [['--games', '0'], '--games: "0" is no whole number from 1 on\n'],
      [['--level', '4'], '--level: Rudolph has no level "4": 1, 2, 3\n'],
      [['--times', 'often'], '--times: "often" is no whole number from 1 on\n'],
    ];
    for (const [args, problem] of MISTAKES) {
      it(`${args.join(' ')}: ${problem.trim()}`, () => expectRefusal(command, args, problem));
    }
  });
});
