/** The game that the first page begins with. */
export { meta as FLAGSHIP } from '../../games/salamandra/meta.ts';
