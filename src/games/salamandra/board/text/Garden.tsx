import { field as fieldOf } from '../../content/fields.ts';
import { type Spot, SPOTS } from '../../content/terms.ts';
import { isActive } from '../../rules/free.ts';
import type { Apprentice, G, Tile } from '../../rules/state.ts';
import * as styles from './Garden.module.css';
import { GardenMap } from './GardenMap.tsx';
import { Panel } from '../../../shared/text/Panel.tsx';
import { Piece, Pieces } from '../../../shared/text/Piece.tsx';
import { PlayerName } from './PlayerName.tsx';
import { useWords } from '../useWords.ts';

const northWestFirst = (a: Tile, b: Tile): number => a.y - b.y || a.x - b.x;

/** Every field in play: where it lies, what it does, and who stands on it. */
export function Garden({ view }: { readonly view: G }) {
  const { t } = useWords();
  return (
    <Panel title={t('board.garden')} note={t('board.mapHint')}>
      <GardenMap tiles={view.tiles} />
      <Pieces>
        {view.tiles.toSorted(northWestFirst).map((tile) => (
          <FieldPiece key={tile.field} view={view} tile={tile} />
        ))}
      </Pieces>
    </Panel>
  );
}

function FieldPiece({ view, tile }: { readonly view: G; readonly tile: Tile }) {
  const words = useWords();
  const { t } = words;
  const { colours, gain } = fieldOf(tile.field);
  const free = SPOTS.filter((spot) => !tile.spots[spot]).map((spot) => words.spot(spot));
  return (
    <Piece name={words.field(tile.field)} note={words.cell(tile.x, tile.y)} colours={colours}>
      <p>{t('board.work', { work: words.work(tile.field) })}</p>
      <p>{t('board.bonus', { gain: words.gains(gain) })}</p>
      <dl className={styles.spots}>
        {SPOTS.map((spot) => {
          const apprentice = tile.spots[spot];
          return apprentice && <Standing key={spot} view={view} spot={spot} apprentice={apprentice} />;
        })}
      </dl>
      <p className={styles.free}>
        {free.length > 0 ? t('board.freeSpots', { spots: words.and(free) }) : t('board.noFreeSpots')}
      </p>
    </Piece>
  );
}

interface StandingProps {
  readonly view: G;
  readonly spot: Spot;
  readonly apprentice: Apprentice;
}

function Standing({ view, spot, apprentice }: StandingProps) {
  const words = useWords();
  return (
    <div>
      <dt>{words.spot(spot)}</dt>
      <dd>
        <PlayerName seat={apprentice.seat} />{' '}
        {words.t(isActive(view, apprentice) ? 'board.active' : 'board.inactive')}
      </dd>
    </div>
  );
}
