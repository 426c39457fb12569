import { Symbols } from '../../games/salamandra/board/art/Symbols.tsx';
import { FiveActions } from './FiveActions.tsx';
import { Hero } from './Hero.tsx';
import { Matches } from './Matches.tsx';
import { OpenFile } from './OpenFile.tsx';

export const Home = () => (
  <>
    <Symbols />
    <Hero />
    <Matches />
    <FiveActions />
    <OpenFile />
  </>
);
