/** boardgame.io wants a database of its own kind; ours is asked by our own routes and tables, so this one is only there. */
import type { StorageAPI } from 'boardgame.io';

const notHere = (): never => {
  throw new Error('Matches are kept by the store, not by boardgame.io.');
};

export const NO_DATABASE: StorageAPI.Async = {
  type: () => 1,
  connect: () => Promise.resolve(),
  createMatch: notHere,
  createGame: notHere,
  setState: notHere,
  setMetadata: notHere,
  fetch: notHere,
  wipe: notHere,
  listMatches: notHere,
  listGames: notHere,
};
