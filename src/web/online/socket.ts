/** A socket to a room of the server: the lobby, or the tables of a game. */
import { io, type Socket } from 'socket.io-client';
import { getMe, onMe } from './me.ts';

export type { Socket } from 'socket.io-client';

/** So soon a lost connection is tried again, at the latest. */
const PATIENCE_MS = 3000;

export interface Room {
  readonly socket: Socket;
  readonly leave: () => void;
}

/** Opened anew whenever this browser becomes somebody else: the server asks who it is only then. */
export function enterRoom(name: string): Room {
  const socket = io(`/${name}`, {
    transports: ['websocket'],
    multiplex: false,
    autoConnect: false,
    reconnectionDelayMax: PATIENCE_MS,
  });
  let known = getMe();
  const forget = onMe(() => {
    const before = known;
    known = getMe();
    // an answer to who one is changes nothing: the server knew it already
    const isOther = before !== null && before.account?.id !== known?.account?.id;
    if (isOther && socket.connected) socket.disconnect().connect();
  });
  return {
    socket,
    leave() {
      forget();
      socket.close();
    },
  };
}
