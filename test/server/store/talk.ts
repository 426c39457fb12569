import { expect } from 'chai';
import type { WithStore } from './conformance.ts';
import { chatLine, newMatch, people } from './fixtures.ts';

export function talkRules(withStore: WithStore): void {
  describe('chats', () => {
    it('have the newest lines of their channel, oldest first, also of the same millisecond', () =>
      withStore(async (store) => {
        await people(store, 'a');
        await store.matches.create(newMatch('m'));
        await store.matches.create(newMatch('other'));
        const lines = ['z', 'a', 'q', 'b', 'y'].map((id) => chatLine(id));
        for (const one of lines) await store.chats.add('m', one);
        const watcher = chatLine('s', { channel: 'spectators', seat: null, accountId: null });
        await store.chats.add('m', watcher);
        await store.chats.add('other', chatLine('o'));
        expect(await store.chats.list('m', 'players', 10)).to.deep.equal(lines);
        expect(await store.chats.list('m', 'players', 2)).to.deep.equal(lines.slice(3));
        expect(await store.chats.list('m', 'spectators', 10)).to.deep.equal([watcher]);
        expect(await store.chats.list('none', 'players', 10)).to.deep.equal([]);
        expect(await store.chats.get('q')).to.deep.equal(chatLine('q'));
        expect(await store.chats.get('none')).to.equal(null);
      }));
  });
}
