import { Unseen } from '../../../guide/prose.tsx';
import { ApprenticeArt, FieldArt, GroveArt, OCTAGON, SPOT_AT, TempleArt } from '../../board/art/index.ts';
import { useWords } from '../../board/useWords.ts';
import { type Dye, DYES, SPOTS } from '../../content/terms.ts';
import { GLADE } from '../../rules/build.ts';
import { isActive } from '../../rules/free.ts';
import { bareCorners, tileOf } from '../../rules/geometry.ts';
import type { G, Seat, Tile } from '../../rules/state.ts';
import type { Frame } from '../examples/index.ts';
import { type Changes, changesIn } from './changes.ts';
import * as styles from './figures.module.css';
import { gardenText } from './gardenText.ts';

/** Tiles are drawn 100 apart. */
const TILE = 100;
/** Half a grove reaches over the outermost tiles. */
const MARGIN = 30;
/** How large a tile is on the page, in px, where there is room. */
const TILE_WIDTH = 132;

const RING = 17.5;
const CRYSTAL_RING = 8.5;
const DIAMOND = 'M0-27 27 0 0 27-27 0z';

const at = (x: number, y: number): string => `translate(${x * TILE} ${y * TILE})`;

interface GardenPictureProps {
  readonly view: G;
  readonly frame: Frame;
  /** What has changed since then is ringed. */
  readonly since?: G;
  /** Where a field will lie then, its place is outlined. */
  readonly until?: G;
  readonly marksGlades?: boolean;
}

/** A part of the garden, as it lies on the board. */
export function GardenPicture({ view, frame, since = view, until = view, marksGlades = false }: GardenPictureProps) {
  const words = useWords();
  const { west, north, east, south } = frame;
  const isInside = (x: number, y: number) => x >= west && x <= east && y >= north && y <= south;
  const tiles = view.tiles.filter(({ x, y }) => isInside(x, y));
  const groves = view.groves.filter(({ x, y }) => touches(frame, x, y));
  const changes = changesIn(since, view);
  const coming = until.tiles.filter(({ field }) => !tileOf(view, field));
  const width = (east - west + 1) * TILE + 2 * MARGIN;
  const height = (south - north + 1) * TILE + 2 * MARGIN;
  return (
    <>
      <Unseen>{gardenText(words, view, tiles)}</Unseen>
      <svg
        className={styles.garden}
        viewBox={`${west * TILE - TILE / 2 - MARGIN} ${north * TILE - TILE / 2 - MARGIN} ${width} ${height}`}
        width={(width * TILE_WIDTH) / TILE}
        aria-hidden
      >
        {isInside(0, 0) && <TempleArt />}
        {tiles.map((tile) => (
          <g key={tile.field} transform={at(tile.x, tile.y)}>
            <FieldArt id={tile.field} built />
            {changes.fields.has(tile.field) && <path className={styles.ring} d={OCTAGON} />}
          </g>
        ))}
        {coming.map(({ field, x, y }) => (
          <path key={field} className={styles.place} d={OCTAGON} transform={at(x, y)} />
        ))}
        {groves.map(({ grove, x, y }) => (
          <g key={grove} transform={at(x, y)}>
            <GroveArt id={grove} />
            {changes.groves.has(grove) && <path className={styles.ring} d={DIAMOND} />}
          </g>
        ))}
        {changes.crystals.map(({ x, y }) => (
          <circle key={`${x} ${y}`} className={styles.ring} r={CRYSTAL_RING} transform={at(x, y)} />
        ))}
        {marksGlades &&
          bareCorners(view, GLADE).map(({ x, y }) => (
            <path key={`${x} ${y}`} className={styles.glade} d={DIAMOND} transform={at(x, y)} />
          ))}
        {tiles.map((tile) => (
          <Apprentices key={tile.field} view={view} tile={tile} changes={changes} />
        ))}
      </svg>
    </>
  );
}

/** Does the corner belong to a tile inside the frame? */
const touches = ({ west, north, east, south }: Frame, x: number, y: number): boolean =>
  x > west - 1 && x < east + 1 && y > north - 1 && y < south + 1;

interface ApprenticesProps {
  readonly view: G;
  readonly tile: Tile;
  readonly changes: Changes;
}

const Apprentices = ({ view, tile, changes }: ApprenticesProps) => (
  <g transform={at(tile.x, tile.y)}>
    {SPOTS.map((spot) => {
      const apprentice = tile.spots[spot];
      const isChanged = changes.spots.has(`${tile.field} ${spot}`);
      if (!apprentice && !isChanged) return null;
      return (
        <g key={spot} transform={`translate(${SPOT_AT[spot].x} ${SPOT_AT[spot].y})`}>
          {apprentice && (
            <ApprenticeArt dye={dyeOf(apprentice.seat)} face={apprentice.face} active={isActive(view, apprentice)} />
          )}
          {isChanged && <circle className={styles.ring} r={RING} />}
        </g>
      );
    })}
  </g>
);

export const dyeOf = (seat: Seat): Dye => DYES[seat] ?? 'madder';
