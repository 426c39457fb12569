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
  let isSomebodyElse = false;
  const redial = () => {
    isSomebodyElse = false;
    hangUp(socket).connect();
  };
  const forget = onMe(() => {
    const before = known;
    known = getMe();
    // an answer to who one is changes nothing: the server knew it already
    if (before === null || before.account?.id === known?.account?.id) return;
    if (socket.connected) redial();
    // being dialled by who one was: browsers complain of a line that is cut before it stands
    else isSomebodyElse = socket.active;
  });
  socket.on('connect', () => isSomebodyElse && redial());
  return {
    socket,
    leave() {
      forget();
      hangUp(socket);
    },
  };
}

/** Without a farewell: the server may have closed the line just now, and browsers complain of words that nobody hears. */
function hangUp(socket: Socket): Socket {
  if (socket.connected) socket.io.engine.close();
  return socket.disconnect();
}

type Hearing = Readonly<Record<string, (...told: never[]) => void>>;

let lobby: { readonly room: Room; hearings: number } | null = null;

/** The lobby over one connection, however many parts of a page listen to it. Answers with the way out. */
export function hearLobby(hearing: Hearing): () => void {
  const shared = (lobby ??= { room: enterRoom('lobby'), hearings: 0 });
  const { socket, leave } = shared.room;
  const heard = Object.entries(hearing) as [string, () => void][];
  shared.hearings += 1;
  for (const [event, listener] of heard) socket.on(event, listener);
  if (socket.connected) hearing.connect?.();
  // one who asks again while the first is on the way would connect twice
  else if (shared.hearings === 1) socket.connect();
  return () => {
    for (const [event, listener] of heard) socket.off(event, listener);
    shared.hearings -= 1;
    if (shared.hearings > 0) return;
    lobby = null;
    leave();
  };
}
