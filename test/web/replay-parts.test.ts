import { expect } from 'chai';
import type { G } from '../../src/games/salamandra/rules/state.ts';
import type { StepChunk } from '../../src/server/api/answers.ts';
import { changes, roundAt, roundStarts, scoresAt, turnStarts } from '../../src/web/online/replay/places.ts';
import { CHUNK, Steps } from '../../src/web/online/replay/steps.ts';
import { replayPath, stepIn } from '../../src/web/online/replay/useAddress.ts';
import { playedFile } from './playedFile.ts';
import { localPast, openHotSeat, toldLines } from './salamandra.ts';

const mark = (step: number, seat: number, turn: number, round: number, ...scores: number[]) => ({
  step,
  seat,
  turn,
  round,
  scores,
});

describe('Places in a match', () => {
  /** Two turns of seat 0 with two steps each, one of seat 1 between them, and a second round. */
  const marks = [
    mark(1, 0, 1, 1, 0, 0),
    mark(2, 0, 2, 1, 3, 0),
    mark(3, 1, 3, 1, 3, 2),
    mark(4, 0, 3, 1, 3, 2),
    mark(5, 0, 4, 2, 4, 2),
    mark(6, 1, 4, 2, 4, 2),
  ];

  it('are where rounds begin', () => {
    expect(roundStarts(marks)).to.deep.equal([
      { round: 1, step: 0 },
      { round: 2, step: 5 },
    ]);
    expect([0, 4, 5, 6].map((step) => roundAt(marks, step))).to.deep.equal([1, 1, 2, 2]);
  });

  it('are where somebody is about to begin a turn', () => {
    expect(turnStarts(marks, 0)).to.deep.equal([0, 3]);
    expect(turnStarts(marks, 1)).to.deep.equal([2, 5]);
    expect(turnStarts(marks, 2)).to.deep.equal([]);
  });

  it('have the points that there were', () => {
    expect(scoresAt(marks, 0, 2)).to.deep.equal([0, 0]);
    expect(scoresAt(marks, 3, 2)).to.deep.equal([3, 2]);
    expect(changes(marks).map(({ step }) => step)).to.deep.equal([2, 3, 5]);
  });

  it('are few where marks were not kept', () => {
    expect([roundStarts([]), turnStarts([], 0), changes([])]).to.deep.equal([[{ round: 1, step: 0 }], [], []]);
    expect(turnStarts(marks.slice(2), 1)).to.deep.equal([2, 5]);
  });

  it('have addresses', () => {
    expect(replayPath('/match/abc')).to.equal('/match/abc/replay');
    expect(stepIn(replayPath('/match/abc', 12).split('?')[1] ?? '')).to.equal(12);
    for (const search of ['', 'step=', 'step=x', 'step=-1', 'step=1e3'])
      expect(stepIn(search), search).to.equal(null);
  });
});

describe('Steps', () => {
  interface Asked {
    readonly from: number;
    readonly answer: (chunk: StepChunk) => void;
    readonly fail: (problem: Error) => void;
  }

  /** Each step is a position that is its number. */
  const chunkFrom = (from: number): StepChunk =>
    ({
      from,
      view: { G: from },
      patches: Array.from({ length: CHUNK - 1 }, (_, i) => [{ op: 'add', path: '/G', value: from + i + 1 }]),
    }) as unknown as StepChunk;

  const open = (last: number) => {
    const asked: Asked[] = [];
    const steps = new Steps<number>(
      last,
      (from) =>
        new Promise((answer, fail) => {
          asked.push({ from, answer, fail });
        }),
    );
    const heard = () =>
      new Promise<void>((resolve) => {
        const stop = steps.subscribe(() => {
          stop();
          resolve();
        });
      });
    const arrive = async (i: number) => {
      const news = heard();
      asked[i]?.answer(chunkFrom(asked[i].from));
      await news;
    };
    return { steps, asked, arrive, heard, froms: () => asked.map(({ from }) => from) };
  };

  it('come with those around them, after the one that is looked at, and each once', async () => {
    const { steps, arrive, froms } = open(100);
    steps.want(45);
    steps.want(46);
    expect(steps.at(45)).to.equal(null);
    expect(froms()).to.deep.equal([40]);
    await arrive(0);
    expect([40, 45, 59].map((step) => steps.at(step))).to.deep.equal([40, 45, 59]);
    expect(froms()).to.deep.equal([40, 60, 20]);
    await arrive(1);
    steps.want(60);
    expect(froms()).to.deep.equal([40, 60, 20, 80]);
  });

  it('are not asked for where there are none', async () => {
    const { steps, arrive, froms } = open(25);
    steps.want(0);
    await arrive(0);
    steps.want(19);
    await arrive(1);
    steps.want(25);
    expect(froms()).to.deep.equal([0, 20]);
  });

  it('that do not come are asked for again when somebody wants that', async () => {
    const { steps, asked, arrive, heard, froms } = open(100);
    steps.want(0);
    const news = heard();
    asked[0]?.fail(new Error('offline'));
    await news;
    expect(steps.problem).to.be.an('error');
    steps.want(1);
    expect(froms()).to.deep.equal([0]);
    steps.again(1);
    expect(steps.problem).to.equal(null);
    await arrive(1);
    expect(steps.at(1)).to.equal(1);
  });
});

describe('A match of this browser', () => {
  it('is played again step by step, with all that was told of it', async () => {
    const seats = [
      { name: 'Maren', colour: 'woad' },
      { name: '', colour: 'weld' },
    ];
    const file = playedFile(seats, Infinity);
    const { outline, opening, log, fetchSteps, table } = localPast({ id: 'kept', file });
    expect(table).to.equal('/table/kept');
    expect(outline.last).to.equal(file.moves.length);
    expect(outline.marks.at(-1)?.scores).to.deep.equal(file.result?.scores);
    const steps = new Steps<G>(outline.last, fetchSteps);
    steps.want(outline.last);
    await new Promise<void>((resolve) => {
      steps.subscribe(resolve);
    });
    expect(steps.at(outline.last)?.over).to.equal(true);
    expect(toldLines(opening, log)).to.deep.equal(openHotSeat(file).position().log);
  });
});
