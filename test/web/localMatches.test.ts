import { expect } from 'chai';
import { meta } from '../../src/games/salamandra/meta.ts';
import { unnamed } from '../../src/games/seats.ts';
import { pick, randomFrom } from '../../src/play/random.ts';
import { type LocalMatch, LocalMatches } from '../../src/web/localMatches.ts';
import { FakeStorage } from './storage.ts';
import { dealMatch, findTable, type HotSeat, openLocalTable } from './salamandra.ts';

const someMatch = (changes: Partial<LocalMatch> = {}): LocalMatch => ({
  ...dealMatch(unnamed(meta, 2), 'local'),
  ...changes,
});

const keyOf = ({ id }: LocalMatch): string => `litha.match.${id}`;

describe('The matches of a browser', () => {
  it('are listed with the last played first', () => {
    const matches = new LocalMatches(new FakeStorage());
    for (const played of ['2025-06-20T20:00:00Z', '2025-06-22T20:00:00Z', '2025-06-21T20:00:00Z']) {
      matches.write(someMatch({ id: played, played }));
    }
    expect(matches.list().map(({ id }) => id.slice(8, 10))).to.deep.equal(['22', '21', '20']);
  });

  it('are the same again when the page is opened again', () => {
    const storage = new FakeStorage();
    const match = someMatch();
    new LocalMatches(storage).write(match);
    expect(new LocalMatches(storage).get(match.id)).to.deep.equal(match);
  });

  it('are the same objects and the same list as long as nothing changes', () => {
    const matches = new LocalMatches(new FakeStorage());
    const match = someMatch();
    matches.write(match);
    const list = matches.list();
    expect(matches.list()).to.equal(list);
    matches.write(someMatch());
    expect(matches.list()).not.to.equal(list);
    expect(matches.list()).to.include(list[0]);
  });

  it('leave alone what else is kept', () => {
    const storage = new FakeStorage();
    storage.setItem('litha.settings', '{}');
    storage.setItem('gamestate', '{}');
    expect(new LocalMatches(storage).list()).to.deep.equal([]);
  });

  it('can be deleted and brought back', () => {
    const matches = new LocalMatches(new FakeStorage());
    const match = someMatch();
    matches.write(match);
    const [kept] = matches.list();
    matches.remove(match.id);
    expect(matches.list()).to.deep.equal([]);
    if (kept) matches.restore(kept);
    expect(matches.list()).to.deep.equal([match]);
  });

  describe('that cannot be read', () => {
    const match = someMatch();
    const CASES: [string, string, 'damaged' | 'otherVersion'][] = [
      ['cut off', JSON.stringify(match).slice(0, -9), 'damaged'],
      ['of something else', '"hello"', 'damaged'],
      ['of nothing', 'null', 'damaged'],
      ['without a file', JSON.stringify({ ...match, file: null }), 'damaged'],
      ['of an unknown game', JSON.stringify({ ...match, file: { ...match.file, game: 'chess' } }), 'damaged'],
      ['with too few seats', JSON.stringify({ ...match, file: { ...match.file, seats: [] } }), 'damaged'],
      ['without a summary', JSON.stringify({ ...match, summary: undefined }), 'damaged'],
      ['without a date', JSON.stringify({ ...match, played: 'yesterday' }), 'damaged'],
      ['of another version', JSON.stringify({ ...match, version: 2 }), 'otherVersion'],
    ];
    for (const [what, text, problem] of CASES) {
      it(`${what} are listed as such, with their text`, () => {
        const storage = new FakeStorage();
        storage.setItem(keyOf(match), text);
        expect(new LocalMatches(storage).list()).to.deep.equal([{ id: match.id, text, problem }]);
      });
    }

    it('come after all others, and can be deleted and brought back as they were', () => {
      const storage = new FakeStorage();
      storage.setItem('litha.match.broken', '{');
      const matches = new LocalMatches(storage);
      matches.write(match);
      const [, broken] = matches.list();
      matches.remove('broken');
      expect(matches.list()).to.have.length(1);
      if (broken) matches.restore(broken);
      expect(storage.getItem('litha.match.broken')).to.equal('{');
    });
  });

  for (const [refuses, trouble] of [
    ['QuotaExceededError', 'full'],
    ['SecurityError', 'forbidden'],
  ] as const) {
    it(`go on in memory where the storage is ${trouble}, and it is said`, () => {
      const storage = new FakeStorage();
      const matches = new LocalMatches(storage);
      const match = someMatch();
      matches.write(match);
      storage.refuses = refuses;
      const later = { ...match, revision: 2 };
      expect(matches.write(later)).to.equal(true);
      expect(matches.trouble()).to.equal(trouble);
      expect(matches.get(match.id)).to.equal(later);
      expect(matches.list()).to.deep.equal([later]);

      storage.refuses = null;
      matches.write({ ...match, revision: 3 });
      expect(matches.trouble()).to.equal(null);
      expect(new LocalMatches(storage).get(match.id)).to.deep.include({ revision: 3 });
    });
  }

  describe('in two tabs', () => {
    it('are never overwritten by the tab that is behind', () => {
      const storage = new FakeStorage();
      const [here, there] = [new LocalMatches(storage), new LocalMatches(storage)];
      const match = someMatch();
      here.write(match);
      expect(there.write({ ...match, revision: 2, played: '2025-06-21T20:00:00Z' })).to.equal(true);
      expect(here.write({ ...match, revision: 2 })).to.equal(false);
      expect(here.get(match.id)).to.deep.include({ played: '2025-06-21T20:00:00Z' });
    });

    it('are heard of, and nothing else is', () => {
      const storage = new FakeStorage();
      const [here, there] = [new LocalMatches(storage), new LocalMatches(storage)];
      let heard = 0;
      here.subscribe(() => heard++);
      expect(here.list()).to.deep.equal([]);
      const match = someMatch();
      there.write(match);
      here.hear('litha.settings');
      expect(heard).to.equal(0);
      here.hear(keyOf(match));
      expect(heard).to.equal(1);
      expect(here.list()).to.deep.equal([match]);
      storage.clear();
      here.hear(null);
      expect(here.list()).to.deep.equal([]);
    });
  });
});

describe('A table that the browser keeps', () => {
  const play = (table: HotSeat, seed: string, moves: number) => {
    const random = randomFrom(seed);
    for (let i = 0; i < moves; i++) table.play(pick(table.position().moves, random));
  };
  /** As if the page were loaded anew. */
  const reload = (storage: Storage, { id }: LocalMatch): HotSeat => {
    const matches = new LocalMatches(storage);
    return openLocalTable(matches, findTable(matches, id) as LocalMatch);
  };
  const openTable = (storage: Storage): { match: LocalMatch; table: HotSeat } => {
    const matches = new LocalMatches(storage);
    const match = someMatch();
    matches.write(match);
    return { match, table: openLocalTable(matches, match) };
  };

  it('loses nothing by a reload, after any move and any undo', () => {
    const storage = new FakeStorage();
    const { match, table } = openTable(storage);
    const random = randomFrom('reload');
    let undone = 0;
    for (let i = 0; i < 60; i++) {
      table.play(pick(table.position().moves, random));
      if (table.position().undo === 'possible' && random() < 0.3) {
        table.undo();
        undone++;
      }
      const again = reload(storage, match);
      const { view, moves, undo } = again.position();
      expect({ view, moves, undo }).to.deep.equal({
        view: table.position().view,
        moves: table.position().moves,
        undo: table.position().undo,
      });
    }
    expect(undone).to.be.greaterThan(3);
  });

  it('is written before anyone hears of the move', () => {
    const storage = new FakeStorage();
    const { match, table } = openTable(storage);
    const written: number[] = [];
    table.subscribe(() => written.push(JSON.parse(storage.getItem(keyOf(match)) ?? '').file.moves.length));
    table.play(['place', 'start-green', 'E']);
    table.undo();
    expect(written.at(0)).to.equal(1);
    expect(written.at(-1)).to.equal(0);
  });

  it('tells the list how it stands', () => {
    const storage = new FakeStorage();
    const { match, table } = openTable(storage);
    while (!table.position().view.over) play(table, String(table.position().log.length), 1);
    const { players } = table.position().view;
    const { summary, began, played, file } = new LocalMatches(storage).get(match.id) as LocalMatch;
    expect(summary).to.deep.include({ round: 4, toAct: null });
    expect(summary.scores).to.deep.equal(players.map(({ score }) => score));
    expect(file.result).to.deep.equal({ scores: summary.scores, winners: summary.winners });
    expect(Date.parse(played)).to.be.at.least(Date.parse(began));
  });

  it('follows the tab that has played on, and overwrites nothing of it', () => {
    const storage = new FakeStorage();
    const { match, table } = openTable(storage);
    const otherMatches = new LocalMatches(storage);
    const other = openLocalTable(otherMatches, findTable(otherMatches, match.id) as LocalMatch);
    table.play(['place', 'start-green', 'E']);
    table.play(['endTurn']);

    // it has not heard of it yet
    other.play(['place', 'start-green', 'W']);
    expect(other.position().view).to.deep.equal(table.position().view);
    expect(reload(storage, match).position().view).to.deep.equal(table.position().view);

    let heard = 0;
    table.subscribe(() => heard++);
    other.play(['place', 'start-green', 'W']);
    expect(heard).to.equal(0);
    expect(other.position().log.at(-1)?.line.key).to.equal('place');
  });

  it('follows as soon as it hears of it', () => {
    const storage = new FakeStorage();
    const matches = new LocalMatches(storage);
    const match = someMatch();
    matches.write(match);
    const table = openLocalTable(matches, match);
    const leave = table.attend();
    const other = reload(storage, match);
    other.play(['place', 'start-green', 'E']);
    let heard = 0;
    table.subscribe(() => heard++);
    matches.hear(keyOf(match));
    expect(heard).to.equal(1);
    expect(table.position().view).to.deep.equal(other.position().view);
    expect(table.position().undo).to.equal('possible');

    leave();
    other.play(['endTurn']);
    matches.hear(keyOf(match));
    expect(heard).to.equal(1);
    table.attend();
    expect(table.position().view).to.deep.equal(other.position().view);
  });

  it('goes on where the storage is full', () => {
    const storage = new FakeStorage();
    const { table } = openTable(storage);
    storage.refuses = 'QuotaExceededError';
    play(table, 'full', 10);
    expect(table.file().moves).to.have.length(10);
  });

  it('counts as damaged if a move in it is against the rules', () => {
    const storage = new FakeStorage();
    const matches = new LocalMatches(storage);
    const match = someMatch();
    const file = { ...match.file, moves: [{ seat: 0, action: ['endTurn'] as const }] };
    matches.write({ ...match, file });
    expect(findTable(matches, match.id)).to.deep.include({ problem: 'damaged' });
    expect(findTable(matches, 'nobody')).to.equal(null);
  });
});
