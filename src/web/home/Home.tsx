import { AllSymbols } from '../../games/looks.tsx';
import { FiveActions } from './FiveActions.tsx';
import { Games } from './Games.tsx';
import { Hero } from './Hero.tsx';
import { Matches } from './Matches.tsx';
import { OpenFile } from './OpenFile.tsx';

export const Home = () => (
  <>
    <AllSymbols />
    <Hero />
    <Matches />
    <Games />
    <FiveActions />
    <OpenFile />
  </>
);
