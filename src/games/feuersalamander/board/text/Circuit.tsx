import { Panel } from '../../../shared/text/Panel.tsx';
import { Piece, Pieces } from '../../../shared/text/Piece.tsx';
import { gateOf, SPACES_EACH } from '../../rules/circuit.ts';
import type { G, Place, Seat } from '../../rules/state.ts';
import { useWords } from '../useWords.ts';
import * as styles from './Circuit.module.css';
import { nameOf } from './nameOf.ts';
import { PlayerName } from './PlayerName.tsx';

/** Who stands where: the start places, the spaces before each of them, and the dungeon. */
export function Circuit({ view }: { readonly view: G }) {
  const words = useWords();
  const { t } = words;
  return (
    <Panel title={t('text.circuit')} note={t('text.clockwise')}>
      <Pieces>
        {view.figures.map((figure, host) => (
          <Piece key={figure} name={words.home(host)} colours={[nameOf(words, host).colour]}>
            <dl className={styles.spaces}>
              <Space name={t('text.startPlace')} empty={t('text.nobody')} seats={standing(view, 'start', host)} />
              {spacesOf(host).map((space, i) => (
                <Space
                  key={space}
                  name={t(space === gateOf(host) ? 'text.gate' : 'text.space', { n: i + 1 })}
                  empty={t('text.free')}
                  seats={standing(view, space)}
                />
              ))}
            </dl>
          </Piece>
        ))}
        <Piece name={words.place('dungeon')}>
          <p className={styles.dungeon}>
            <Figures seats={standing(view, 'dungeon')} empty={t('text.nobody')} />
          </p>
        </Piece>
      </Pieces>
    </Panel>
  );
}

const spacesOf = (host: Seat): number[] => Array.from({ length: SPACES_EACH }, (_, i) => SPACES_EACH * host + i);

/** At a start place only its own figure stands. */
const standing = ({ players }: G, where: Place, host?: Seat): Seat[] =>
  players.flatMap(({ place }, seat) => (place === where && (host === undefined || host === seat) ? [seat] : []));

interface FiguresProps {
  readonly seats: readonly Seat[];
  /** What is said where nobody stands. */
  readonly empty: string;
}

const Figures = ({ seats, empty }: FiguresProps) =>
  seats.length === 0 ? empty : seats.map((seat) => <PlayerName key={seat} seat={seat} />);

interface SpaceProps extends FiguresProps {
  readonly name: string;
}

const Space = ({ name, seats, empty }: SpaceProps) => (
  <div data-empty={seats.length === 0 || undefined}>
    <dt>{name}</dt>
    <dd>
      <Figures seats={seats} empty={empty} />
    </dd>
  </div>
);
