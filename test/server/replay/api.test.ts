import { expect } from 'chai';
import type { MatchFile } from '../../../src/play/match-file.ts';
import { verify } from '../../../src/play/verify.ts';
import type { Outline, StepChunk } from '../../../src/server/api/answers.ts';
import { openStore } from '../../../src/server/store/index.ts';
import type { Saved } from '../../../src/server/store/contract/steps.ts';
import type { Store } from '../../../src/server/store/store.ts';
import { openServer, serverForAll } from '../api/opened.ts';
import { Person, twoAtATable } from '../api/person.ts';
import { withDataDir } from '../running.ts';
import { beginGame, type Game } from './witnesses.ts';

describe('Looking back by the API', () => {
  const server = serverForAll();
  let game: Game;
  let stranger: Person;
  const ask = <Body>(path: string, person = stranger, match = game.match) =>
    person.get<Body>(`/api/matches/${match}/${path}`);

  before(async () => {
    game = await beginGame(server().address, 3);
    stranger = new Person(server().address);
    await game.playOn();
  });
  after(() => game.close());

  it('tells where the steps are, who made them, and how the points grew', async () => {
    const { body } = await ask<Outline>('outline');
    expect(body.last).to.equal(game.stateId());
    expect(body.marks.map(({ step }) => step)).to.deep.equal(Array.from({ length: body.last }, (_, i) => i + 1));
    const views = game.witnesses[0]?.views as Map<number, { G: { players: { score: number }[]; round: number } }>;
    for (const { step, round, scores } of body.marks) {
      const { G } = views.get(step) as { G: { players: { score: number }[]; round: number } };
      expect([round, scores], `step ${step}`).to.deep.equal([G.round, G.players.map(({ score }) => score)]);
    }
    expect(new Set(body.marks.map(({ seat }) => seat))).to.deep.equal(new Set([0, 1, 2]));
  });

  it('tells no more of a running match than it has come to', async () => {
    const { match, host } = await twoAtATable(server().address);
    expect((await ask<Outline>('outline', host, match.id)).body).to.deep.equal({ last: 0, marks: [] });
    const { body } = await ask<StepChunk>('steps?from=0', host, match.id);
    expect(body).to.deep.include({ from: 0, patches: [] });
    expect(await ask('steps?from=1', host, match.id)).to.deep.include({
      status: 404,
      body: { error: 'noStep', message: 'The match has not come that far.' },
    });
  });

  it('gives twenty steps unless it is asked for more, and ends where the match does', async () => {
    expect((await ask<StepChunk>('steps?from=0')).body.patches).to.have.length(19);
    expect((await ask<StepChunk>(`steps?from=${game.stateId() - 2}&count=50`)).body.patches).to.have.length(2);
    expect((await ask<StepChunk>(`steps?from=${game.stateId()}&count=1`)).body.patches).to.have.length(0);
  });

  it('saves what was played as a file that is found sound, without the moves that were taken back', async () => {
    const { status, headers, body } = await ask<MatchFile>('file');
    expect(status).to.equal(200);
    expect(headers.get('content-disposition')).to.equal('attachment; filename="salamandra.json"');
    const undoes = game.witnesses[0]?.log().filter(({ action }) => action.type === 'UNDO').length ?? 0;
    expect(undoes).to.be.greaterThan(0);
    const verified = verify(JSON.stringify(body));
    expect(verified.moves).to.equal(game.stateId() - 2 * undoes);
    const { result } = (await ask<{ result: unknown }>('')).body;
    expect(verified.result).to.deep.equal(result);
    expect(body.seats?.map(({ name }) => name)).to.deep.equal(['Player 0', 'Player 1', 'Player 2']);
  });

  it('saves a match that was given up as far as it had come', async () => {
    const { match, other } = await twoAtATable(server().address);
    await other.post(`/api/matches/${match.id}/resign`);
    const { body } = await ask<MatchFile>('file', stranger, match.id);
    expect(verify(JSON.stringify(body))).to.deep.equal({ game: 'salamandra', moves: 0, result: null });
  });

  it('keeps what is hidden for the time after the end', async () => {
    const { match, host, other } = await twoAtATable(server().address);
    const expectRefused = async (path: string, person: Person) => {
      const { status, body } = await ask<{ error: string }>(path, person, match.id);
      expect([status, body.error], path).to.deep.equal([409, 'notOver']);
    };
    for (const person of [host, other, stranger]) await expectRefused('file', person);
    const seat = match.seats.findIndex(({ isMe }) => isMe);
    for (const as of ['all', 'spectator', String(1 - seat)]) {
      await expectRefused(`steps?from=0&as=${as}`, other);
      await expectRefused(`journal?as=${as}`, other);
    }
    for (const as of ['all', '0', '1']) await expectRefused(`steps?from=0&as=${as}`, stranger);
    expect((await ask(`steps?from=0&as=${seat}`, other, match.id)).status).to.equal(200);
    expect((await ask('journal?as=spectator', stranger, match.id)).status).to.equal(200);
  });

  for (const query of [
    '',
    '?from=-1',
    '?from=1.5',
    '?from=x',
    '?from=0&from=1',
    '?from=0&count=0',
    '?from=0&count=51',
    '?from=0&as=everyone',
    '?from=0&as=100',
    '?from=99999999999',
  ]) {
    it(`does not take steps${query}`, async () => {
      const { status, body } = await ask<{ error: string; message: string }>(`steps${query}`);
      expect([status, body.error]).to.deep.equal([400, 'badRequest']);
      expect(body.message).to.match(/^(from|count|as): /);
    });
  }

  it('knows no seat, match or step that there is not', async () => {
    expect((await ask('steps?from=0&as=3')).status).to.equal(404);
    expect((await ask('journal?as=3')).status).to.equal(404);
    expect((await ask('steps?from=9999')).status).to.equal(404);
    for (const path of ['outline', 'steps?from=0', 'journal', 'file']) {
      for (const id of ['AAAAAAAAAAA', '__proto__', '%00']) {
        expect((await ask(path, stranger, id)).status, path).to.equal(404);
      }
    }
  });

  it('says so where a match cannot be played again, and the operator hears of it', () =>
    withDataDir(async (dataDir) => {
      const real = await openStore({ databaseUrl: null, dataDir });
      let isHarmed = false;
      const saved: Store['matches']['saved'] = async (...which) => {
        const sound = (await real.matches.saved(...which)) as Saved;
        const [, ...rest] = sound.steps;
        return isHarmed ? { ...sound, steps: rest } : sound;
      };
      const log: Store['matches']['log'] = async (id) => (await real.matches.log(id)).slice(Number(isHarmed));
      const harmed = await openServer({}, { store: { ...real, matches: { ...real.matches, saved, log } } });
      const played = await beginGame(harmed.address, 2);
      try {
        await played.playOn(({ turn }) => turn > 3);
        const [host] = played.witnesses.filter(({ as }) => as === '0').map(({ person }) => person) as [Person];
        const damaged = { error: 'damaged', message: 'This match cannot be opened; the operator has been told.' };
        await host.post(`/api/matches/${played.match}/resign`);
        isHarmed = true;
        expect(await ask('steps?from=2', host, played.match)).to.deep.include({ status: 500, body: damaged });
        expect((await ask('file', host, played.match)).body).to.deep.equal(damaged);
        expect(harmed.log.join('')).to.include('a match is damaged');
      } finally {
        played.close();
        await harmed.close();
      }
    }));
});
