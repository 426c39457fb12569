import { memo } from 'react';
import { Beasts } from './symbols/Beasts.tsx';
import { Digits } from './symbols/Digits.tsx';
import { Emblems } from './symbols/Emblems.tsx';
import { Faith } from './symbols/Faith.tsx';
import { GroveBed } from './symbols/GroveBed.tsx';
import { Patterns } from './symbols/Patterns.tsx';
import { People } from './symbols/People.tsx';
import { Places } from './symbols/Places.tsx';
import { Plates } from './symbols/Plates.tsx';
import { Sprigs } from './symbols/Sprigs.tsx';
import { TempleBed } from './symbols/TempleBed.tsx';
import { Things } from './symbols/Things.tsx';
import { Tiles } from './symbols/Tiles.tsx';
import { Washes } from './symbols/Washes.tsx';

/** Everything drawn, in one hidden picture; no styles, so that tests can read it without a bundler. */
export const Sprite = memo(function Sprite() {
  return (
    <svg className="sm-sprite" width={0} height={0} aria-hidden>
      <Washes />
      <Patterns />
      <Things />
      <Places />
      <Faith />
      <Beasts />
      <Emblems />
      <People />
      <Sprigs />
      <Tiles />
      <GroveBed />
      <TempleBed />
      <Plates />
      <Digits />
    </svg>
  );
});
