import { expect } from 'chai';
import { commandIn, expectRefusal } from '../command.ts';

const load = commandIn('bench/load/load.ts');

interface Played {
  moves: number;
  movesPerSecond: number;
  p50: number;
  p99: number;
  cpuMicrosPerMove: number;
  bytesPerUpdate: number;
}

interface Report extends Played {
  matches: number;
  seconds: number;
  fullStateBytes: number;
  bytesRatio: number;
  ratio: number;
  peer: Played & { name: string };
  goal: object;
}

function expectPlayed({ moves, movesPerSecond, p50, p99, cpuMicrosPerMove, bytesPerUpdate }: Played): void {
  for (const value of [moves, movesPerSecond, p50, cpuMicrosPerMove, bytesPerUpdate]) expect(value).to.be.above(0);
  expect(p99).to.be.at.least(p50);
}

describe('npm run load', () => {
  it('plays on both servers and ends with one line of JSON on stdout', async () => {
    const { stdout, stderr } = await load('--matches', '2', '--seconds', '1');
    expect(stdout.trim().split('\n')).to.have.length(1);
    const report = JSON.parse(stdout) as Report;
    expect(report).to.deep.include({ matches: 2, seconds: 1, goal: { ratio: 0.8, bytesRatio: 0.25 } });
    expectPlayed(report);
    expectPlayed(report.peer);
    expect(report.ratio).to.be.above(0);
    expect(report.fullStateBytes).to.equal(report.peer.bytesPerUpdate);
    expect(report.bytesRatio).to.be.closeTo(report.bytesPerUpdate / report.fullStateBytes, 0.001);
    expect(stderr).to.include('round 5 of 5');
  });

  it('plays on two processes beside one with --processes', async () => {
    const { stdout } = await load('--matches', '2', '--seconds', '1', '--processes', '2');
    const report = JSON.parse(stdout) as Report;
    expect(report).to.deep.include({ matches: 2, seconds: 1, processes: 2 });
    expectPlayed(report);
    expectPlayed(report.peer);
    expect(report.peer.name).to.equal('one process');
    expect(report.ratio).to.be.above(0);
  });

  const MISTAKES: [string[], string][] = [
    [['--matches', '0'], '--matches: "0" is no whole number from 1 to 500\n'],
    [['--matches', 'many'], '--matches: "many" is no whole number from 1 to 500\n'],
    [['--seconds', '1.5'], '--seconds: "1.5" is no whole number from 1 to 120\n'],
    [['--processes', '0'], '--processes: "0" is no whole number from 1 to 8\n'],
    [['--database-url', 'mysql://here'], '--database-url: must look like postgres://user:password@host:5432/name\n'],
  ];
  for (const [args, problem] of MISTAKES) {
    it(`${args.join(' ')}: ${problem.trim()}`, () => expectRefusal(load, args, problem));
  }
});
