import { expect } from 'chai';
import { Shelf } from '../../../src/server/tables/shelf.ts';
import type { Table } from '../../../src/server/tables/table.ts';
import { withTables } from './opened.ts';
import { byTurns } from './tinker.ts';

describe('Tables in memory', () => {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const withShelf = (use: (shelf: Shelf, matches: string[]) => Promise<void>) =>
    withTables(async ({ store, match }) => {
      const matches: string[] = [];
      for (let i = 0; i < 3; i += 1) matches.push(await match({ game: 'byTurns' }));
      await use(new Shelf({ store, log, now: Date.now }, { byTurns }, 1), matches);
    });

  it('are one for each match, also while nobody looks at them yet and others are opened', () =>
    withShelf(async (shelf, [a = '', b = '', c = '']) => {
      await shelf.use(a, async (first) => {
        for (const other of [a, b, c]) await shelf.use(other, () => undefined);
        await shelf.use(a, (again) => {
          expect(again).to.equal(first).and.not.equal(null);
        });
      });
    }));

  it('are one for each match when many open it at once', () =>
    withShelf(async (shelf, [a = '']) => {
      const seen = new Set<Table | null>();
      await Promise.all(Array.from({ length: 5 }, () => shelf.use(a, (table) => void seen.add(table))));
      expect(seen.size).to.equal(1);
    }));

  it('are forgotten when nobody uses them and others are used', () =>
    withShelf(async (shelf, [a = '', b = '']) => {
      await shelf.use(a, () => undefined);
      expect(await shelf.find(a)).not.to.equal(null);
      await shelf.use(b, () => undefined);
      expect(await shelf.find(a)).to.equal(null);
    }));

  it('are none where there is no match', () =>
    withShelf(async (shelf) => {
      let seen: Table | null | undefined;
      await shelf.use('made-up', (table) => void (seen = table));
      expect(seen).to.equal(null);
    }));
});
