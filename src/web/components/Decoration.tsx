/** The plates that the house is decorated with: they were drawn for its first game, whose symbols have to be there. */
export { Decoration } from '../../games/salamandra/board/art/Decoration.tsx';
