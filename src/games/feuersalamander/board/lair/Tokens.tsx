import type { Chamber } from '../../content/cards.ts';
import type { Figure } from '../../content/terms.ts';
import { Use } from '../art/Use.tsx';
import { chamberKey } from '../pieces.ts';
import { chamberAt, tokensAt } from './chambers.ts';
import { chamberOutline } from './Chambers.tsx';
import { type Point, pointAt, QUARTER } from './circuit.ts';
import * as styles from './Tokens.module.css';

/** Beside the start place, toward the end of the quarter. */
const HOME = { angle: 12.6, radius: 263 };
const AT_HOME = { x: 0, y: 0, size: 22 };
/** The rims of tokens that share a chamber lie within each other. */
const RIM = 2.6;

interface TokensProps {
  readonly figures: readonly Figure[];
  /** By seat; null for a token that is at home. */
  readonly tokens: readonly (Readonly<Chamber> | null)[];
}

const isAt = (chamber: Readonly<Chamber>, other: Readonly<Chamber> | null): boolean =>
  other !== null && chamberKey(other) === chamberKey(chamber);

function homeOf(figure: Figure): Point {
  const side = figure === 'king' || figure === 'monk' ? -1 : 1;
  return pointAt({ angle: QUARTER[figure] + side * HOME.angle, radius: HOME.radius });
}

/** The rims around the chambers that tokens claim. */
const Rims = ({ figures, tokens }: TokensProps) =>
  figures.map((figure, seat) => {
    const chamber = tokens[seat];
    if (!chamber) return null;
    const { x, y } = chamberAt(chamber);
    const rank = tokens.slice(0, seat).filter((other) => isAt(chamber, other)).length;
    const outline = chamberOutline(chamber[0], 1 + RIM * rank);
    return (
      <g key={figure} transform={`translate(${x} ${y})`} className={`fs-${figure}`}>
        <path d={outline} className={styles.halo} />
        <path d={outline} className={styles.rim} />
      </g>
    );
  });

/** The tokens on their chambers; those at home lie beside the start place. */
export const Tokens = ({ figures, tokens }: TokensProps) => (
  <>
    <Rims figures={figures} tokens={tokens} />
    {figures.map((figure, seat) => {
      const chamber = tokens[seat] ?? null;
      const place = chamber ? chamberAt(chamber) : homeOf(figure);
      const sharing = chamber ? tokens.filter((other) => isAt(chamber, other)).length : 0;
      const rank = chamber ? tokens.slice(0, seat).filter((other) => isAt(chamber, other)).length : 0;
      const spot = tokensAt(sharing)[rank] ?? AT_HOME;
      return (
        <g
          key={figure}
          className={styles.token}
          style={{ transform: `translate(${place.x + spot.x}px, ${place.y + spot.y}px)` }}
          data-ink={`token ${seat}`}
        >
          <Use name={`token-${figure}`} width={spot.size} />
        </g>
      );
    })}
  </>
);
