import { type CSSProperties, useState } from 'react';
import type { Figure } from '../../content/terms.ts';
import type { Place, Seat } from '../../rules/state.ts';
import { Use } from '../art/Use.tsx';
import { prisonersAt } from './chambers.ts';
import { clockwise, type Point, standsAt } from './circuit.ts';
import * as styles from './Figures.module.css';

/** Figures walk clockwise; a longer way than any throw allows is a step taken back. */
const LONGEST_WALK = 240;

/** The same angle, but reached by turning on from where it was; at the hub it does not matter. */
function useTurning(angle: number, radius: number): number {
  const [shown, setShown] = useState(angle);
  const on = clockwise(shown, angle);
  // rounding: an angle that comes round again is not quite the same
  if (radius === 0 || on < 0.01 || on > 359.99) return shown;
  const next = shown + (on > LONGEST_WALK ? on - 360 : on);
  setShown(next);
  return next;
}

interface StandingProps {
  readonly figure: Figure;
  readonly seat: Seat;
  readonly angle: number;
  readonly radius: number;
  /** From there to its feet. */
  readonly foot: Point;
  readonly height: number;
}

/** A figure, turned around the hub to where it stands, so that it walks along the wheel when it moves. */
function Standing({ figure, seat, angle, radius, foot, height }: StandingProps) {
  const turned = useTurning(angle, radius);
  const style: CSSProperties = {
    transform: `rotate(${turned}deg) translateY(${-radius}px) rotate(${-turned}deg) translate(${foot.x}px, ${foot.y}px)`,
  };
  return (
    <g style={style} className={styles.figure} data-ink={`figure ${seat}`}>
      <Use name={`fig-${figure}`} y={6 - height / 2} width={height * 0.6875} height={height} />
    </g>
  );
}

/** On the road, at home and in the dungeon: how far below the middle of the place the feet are. */
const FOOT: Readonly<Record<'road' | 'start', Point>> = { road: { x: 0, y: 16 }, start: { x: 0, y: 10 } };

interface FiguresProps {
  readonly figures: readonly Figure[];
  readonly places: readonly Place[];
  /** Who would fall into the dungeon next. */
  readonly falling: Seat | null;
}

/** Who stands where, and who is about to fall. */
export function Figures({ figures, places, falling }: FiguresProps) {
  const prisoners = places.flatMap((place, seat) => (place === 'dungeon' ? [seat] : []));
  const inside = falling === null || prisoners.includes(falling) ? prisoners : [...prisoners, falling];
  const spots = prisonersAt(inside.length);
  const inPit = inside.length > 2 ? 40 : 51;
  const fallingFigure = inside === prisoners || falling === null ? undefined : figures[falling];
  const pit = spots.at(-1);
  return (
    <g className={styles.figures} aria-hidden>
      {figures.map((figure, seat) => {
        const place = places[seat] ?? 'start';
        const foot = place === 'dungeon' ? spots[inside.indexOf(seat)] : FOOT[place === 'start' ? 'start' : 'road'];
        return (
          <Standing
            key={figure}
            figure={figure}
            seat={seat}
            {...standsAt(figures, seat, place)}
            foot={foot ?? FOOT.road}
            height={place === 'dungeon' ? inPit : 51}
          />
        );
      })}
      {fallingFigure && pit && (
        <g transform={`translate(${pit.x} ${pit.y})`}>
          <g opacity={0.6}>
            <Use name={`fig-${fallingFigure}`} y={6 - inPit / 2} width={inPit * 0.6875} height={inPit} />
          </g>
          <path d="M-11-47l5-5H6l5 5V2L6 7H-6l-5-5z" className={styles.fall} />
        </g>
      )}
    </g>
  );
}
