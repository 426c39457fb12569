import { type FieldId, field as fieldOf } from '../../content/fields.ts';
import { HALVES } from '../../content/terms.ts';
import { TEMPLE_CELLS } from '../../rules/geometry.ts';
import type { Tile } from '../../rules/state.ts';
import * as styles from './GardenMap.module.css';
import { useWords } from '../useWords.ts';
import { coordinate } from '../words.ts';

const range = (values: readonly number[]): number[] => {
  const first = Math.min(...values);
  return Array.from({ length: Math.max(...values) - first + 1 }, (_, i) => first + i);
};

/** Which field lies where, as a table with the coordinates at its edges. */
export function GardenMap({ tiles }: { readonly tiles: readonly Tile[] }) {
  const { t } = useWords();
  const covered = [...tiles, ...Object.values(TEMPLE_CELLS)];
  const columns = range(covered.map(({ x }) => x));
  const rows = range(covered.map(({ y }) => y));
  return (
    <section className={styles.scroller} aria-label={t('board.map')}>
      <table className={styles.map}>
        <thead>
          <tr>
            <td aria-hidden>·</td>
            {columns.map((x) => (
              <th key={x} scope="col">
                {coordinate(x)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((y) => (
            <tr key={y}>
              <th scope="row">{coordinate(y)}</th>
              {columns.map((x) => (
                <MapCell key={x} tile={tiles.find((tile) => tile.x === x && tile.y === y)} x={x} y={y} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface MapCellProps {
  readonly tile: Tile | undefined;
  readonly x: number;
  readonly y: number;
}

function MapCell({ tile, x, y }: MapCellProps) {
  const { t } = useWords();
  const half = HALVES.find((name) => TEMPLE_CELLS[name].x === x && TEMPLE_CELLS[name].y === y);
  if (half) return <td className={styles.temple}>{t(`board.templeShort.${half}`)}</td>;
  return tile ? <FieldCell id={tile.field} /> : <td className={styles.bare}>·</td>;
}

function FieldCell({ id }: { readonly id: FieldId }) {
  const words = useWords();
  const [first = 'white', second = first] = fieldOf(id).colours;
  return (
    <td
      className={styles.field}
      style={{ borderImage: `linear-gradient(90deg, var(--${first}) 50%, var(--${second}) 50%) 1` }}
    >
      {words.fieldShort(id)}
    </td>
  );
}
