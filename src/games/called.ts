/** Throws with the names there are if there is no such game. */
export function called<Game>(games: Readonly<Record<string, Game>>, id: string): Game {
  const game = Object.hasOwn(games, id) ? games[id] : undefined;
  if (!game) throw new Error(`there is no game "${id}": choose one of ${Object.keys(games).join(', ')}`);
  return game;
}
