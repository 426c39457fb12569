import { useSyncExternalStore } from 'react';
import { AllSymbols } from '../../games/looks.tsx';
import { isReadable, localMatches } from '../localMatches.ts';
import { FiveActions } from './FiveActions.tsx';
import { Games } from './Games.tsx';
import { FLAGSHIP } from './flagship.ts';
import { Hero } from './Hero.tsx';
import { Matches } from './Matches.tsx';
import { OpenFile } from './OpenFile.tsx';

export function Home() {
  const matches = useSyncExternalStore(localMatches.subscribe, localMatches.list);
  return (
    <>
      <AllSymbols games={[FLAGSHIP.id, ...matches.filter(isReadable).map(({ file }) => file.game)]} />
      <Hero />
      <Matches />
      <FiveActions />
      <Games />
      <OpenFile />
    </>
  );
}
