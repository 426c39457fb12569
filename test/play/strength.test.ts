import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { LINES, measure, nameOf } from '../../src/play/strength.ts';
import { simulate, type Simulation } from '../../src/play/simulate.ts';
import { gameCalled } from '../../src/games/index.ts';
import { commandIn, expectRefusal } from '../command.ts';

/** The cells of the first table after a heading, line by line. */
function tableAfter(heading: string, text: string): string[][] {
  const [, after = ''] = text.split(`\n${heading}\n`);
  const rows = /(?:^\|.*\n)+/m.exec(after)?.[0] ?? '';
  const cells = (row: string) => row.split('|').slice(1, -1);
  return rows
    .trim()
    .split('\n')
    .slice(2)
    .map((row) => cells(row).map((cell) => cell.trim()));
}

describe('The table of strength', () => {
  const docs = readFileSync(new URL('../../docs/bots.md', import.meta.url), 'utf8');
  const table = tableAfter('## Strength', docs);

  it('in the docs has the lines that are played, with so many games', () => {
    const told = table.map(([seats, games]) => [seats?.replaceAll(', ', ','), Number(games)]);
    expect(told).to.deep.equal(LINES.map((line) => [nameOf(line), line.games]));
  });

  it('shows in each line who won how many of its games', () => {
    for (const [seats = '', games, wins = '', points = ''] of table) {
      const players = seats.split(', ').length;
      const numbers = (cell: string) => cell.split(' : ').map(Number);
      expect(
        numbers(wins).reduce((sum, n) => sum + n, 0),
        seats,
      ).to.be.closeTo(Number(games), players / 4);
      expect(numbers(wins), seats).to.have.length(players);
      expect(numbers(points), seats).to.have.length(players);
    }
  });

  it('is played line by line: the same games as in a simulation of each', async () => {
    const lines = [
      { seats: ['random', 'random'], games: 3 },
      { seats: ['easy', 'random', 'random'], games: 2 },
    ] as const;
    const outcomes: Simulation[] = [];
    await measure(lines, 'lines', 2, (outcome) => outcomes.push(outcome));
    expect(outcomes.map(({ digest }) => digest)).to.deep.equal(
      lines.map((line) => simulate(gameCalled('salamandra'), { ...line, seed: 'lines' }).digest),
    );
  });

  describe('npm run strength', () => {
    const command = commandIn('src/play/commands/strength.ts');

    it('plays the line that is named and ends with what came of it', async () => {
      const { stdout, stderr } = await command('easy,random', '--seed', 'a');
      expect(stdout.trim().split('\n')).to.have.length(1);
      expect(JSON.parse(stdout)).to.include({ games: 100, seed: 'a', errors: 0 });
      expect(stderr).to.include('easy,random: 100/100 games');
    });

    it('says which lines there are', () =>
      expectRefusal(
        command,
        ['easy,expert'],
        `the table has no line "easy,expert": ${LINES.map(nameOf).join(' ')}\n`,
      ));
  });
});
