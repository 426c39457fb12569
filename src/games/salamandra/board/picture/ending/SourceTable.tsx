import type { Source } from '../../../content/terms.ts';
import { sourcesIn } from '../../../rules/scoring.ts';
import { type G, playerAt } from '../../../rules/state.ts';
import { Art } from '../../art/Art.tsx';
import { useWords } from '../../useWords.ts';
import { EmblemDisc } from '../panels/EmblemDisc.tsx';
import { ForReaders } from '../../../../../web/components/ForReaders.tsx';
import { ranking } from './ranking.ts';
import { SOURCE_LOOKS } from './sources.ts';
import * as styles from './SourceTable.module.css';
import { textureId } from './Textures.tsx';

interface SourceTableProps {
  readonly view: G;
  readonly source: Source | null;
  readonly onPoint: (source: Source | null) => void;
}

/** All the numbers, and the key to the bars. */
export function SourceTable({ view, source, onPoint }: SourceTableProps) {
  const words = useWords();
  const { t } = words;
  const seats = ranking(view);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <ForReaders>{t('board.source')}</ForReaders>
          </th>
          {seats.map((seat) => (
            <th key={words.dye(seat)} scope="col">
              <EmblemDisc dye={words.dye(seat)} size={20} />
              <span className={styles.name}>{words.player(seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sourcesIn(view).map((one) => (
          <tr
            key={one}
            data-source={one}
            data-shown={one === source || undefined}
            onPointerEnter={() => onPoint(one)}
            onPointerLeave={() => onPoint(null)}
          >
            <th scope="row">
              <span className={styles.key}>
                <svg className={styles.swatch} aria-hidden>
                  <rect width="100%" height="100%" fill={`url(#${textureId(one)})`} />
                </svg>
                <Art name={SOURCE_LOOKS[one].art} size={18} />
                <span>{t(`sources.${one}`)}</span>
              </span>
            </th>
            {seats.map((seat) => {
              const n = playerAt(view, seat).points[one] ?? 0;
              return (
                <td key={words.dye(seat)} data-none={n === 0 || undefined}>
                  {n}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('board.total')}</th>
          {seats.map((seat) => (
            <td key={words.dye(seat)}>{playerAt(view, seat).score}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
