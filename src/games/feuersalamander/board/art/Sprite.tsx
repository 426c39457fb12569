import { memo } from 'react';
import { Cards } from './symbols/Cards.tsx';
import { Deeds } from './symbols/Deeds.tsx';
import { Digits } from './symbols/Digits.tsx';
import { Emblems } from './symbols/Emblems.tsx';
import { Figures } from './symbols/Figures.tsx';
import { Fire } from './symbols/Fire.tsx';
import { Glyphs } from './symbols/Glyphs.tsx';
import { Patterns } from './symbols/Patterns.tsx';
import { Places } from './symbols/Places.tsx';
import { Plates } from './symbols/Plates.tsx';
import { Ruins } from './symbols/Ruins.tsx';
import { Salamander } from './symbols/Salamander.tsx';
import { Things } from './symbols/Things.tsx';
import { Tokens } from './symbols/Tokens.tsx';
import { Washes } from './symbols/Washes.tsx';

/** Everything drawn, in one hidden picture; no styles, so that tests can read it without a bundler. */
export const Sprite = memo(function Sprite() {
  return (
    <svg className="fs-sprite" width={0} height={0} aria-hidden>
      <Washes />
      <Patterns />
      <Glyphs />
      <Plates />
      <Emblems />
      <Figures />
      <Tokens />
      <Salamander />
      <Fire />
      <Things />
      <Cards />
      <Deeds />
      <Places />
      <Ruins />
      <Digits />
    </svg>
  );
});
