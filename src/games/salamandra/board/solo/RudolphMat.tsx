import { useTranslation } from 'react-i18next';
import { arrowOf, LABOUR, RUDOLPH_SCROLLS_TO_INSCRIBE } from '../../content/rudolph.ts';
import { RUDOLPH } from '../../rules/rudolph.ts';
import { type G, playerAt, type Rudolph } from '../../rules/state.ts';
import { Art } from '../art/Art.tsx';
import { DruidPicture } from '../art/DruidPicture.tsx';
import { Points } from '../art/Points.tsx';
import { Ribbon } from '../art/Ribbon.tsx';
import { Faiths } from '../picture/panels/Faiths.tsx';
import { Piece } from '../picture/panels/Piece.tsx';
import { playerState } from '../picture/panels/playerState.ts';
import type { PieceKey } from '../pieces.ts';
import { useWords } from '../useWords.ts';
import * as styles from './RudolphMat.module.css';

interface RudolphMatProps {
  readonly view: G;
  readonly rudolph: Rudolph;
  readonly marked: ReadonlySet<PieceKey>;
}

/** What lies before Rudolph: his Labour card, his scrolls, his groves and his placement cards. */
export function RudolphMat({ view, rudolph, marked }: RudolphMatProps) {
  const { t } = useTranslation('solo');
  const words = useWords();
  const { score, scrolls, groves } = playerAt(view, RUDOLPH);
  const ofRudolph = (what: string) => words.t('panels.of', { player: words.player(RUDOLPH), what });
  const state = playerState(words, view, RUDOLPH);
  const groveNames = groves.length > 0 ? words.and(groves.map(words.grove)) : words.t('board.nothing');
  return (
    <li className={styles.mat} data-rudolph={rudolph.level}>
      <span className={styles.ribbon}>
        <Ribbon dye={words.dye(RUDOLPH)} width={26} height={114} />
      </span>
      <div className={styles.top}>
        <Piece piece={`player ${RUDOLPH}`} label={ofRudolph(state)} marked={marked} className={styles.person}>
          <DruidPicture dye={words.dye(RUDOLPH)} face="night" size={50} />
          <span>
            <b>{words.player(RUDOLPH)}</b>
            <small>{state}</small>
          </span>
        </Piece>
        <Cards rudolph={rudolph} label={ofRudolph} marked={marked} />
        <Piece
          piece={`score ${RUDOLPH}`}
          label={ofRudolph(words.amount('points', score))}
          marked={marked}
          className={styles.points}
        >
          <Points n={score} size={54} />
        </Piece>
      </div>
      <div className={styles.stock}>
        <Piece
          piece={`scrolls ${RUDOLPH}`}
          label={ofRudolph(
            t('scrolls', { scrolls: words.amount('scrolls', scrolls), needed: RUDOLPH_SCROLLS_TO_INSCRIBE }),
          )}
          marked={marked}
          className={styles.count}
        >
          <Art name="scroll" size={16} />
          <b>
            {scrolls}/{RUDOLPH_SCROLLS_TO_INSCRIBE}
          </b>
        </Piece>
        <Faiths view={view} seat={RUDOLPH} label={ofRudolph} marked={marked} />
        <Piece
          piece={`groves ${RUDOLPH}`}
          holds={groves.map((id): PieceKey => `grove ${id}`)}
          label={ofRudolph(words.t('panels.list', { title: words.t('board.groves'), list: groveNames }))}
          marked={marked}
          className={styles.count}
        >
          <Art name="grove" size={18} />
          <b>{groves.length}</b>
        </Piece>
      </div>
      <Labour view={view} rudolph={rudolph} />
    </li>
  );
}

/** The pile of his placement cards, from which his apprentices come, and the last one that was turned up. */
function Cards({
  rudolph: { placement, turnedUp },
  label,
  marked,
}: {
  readonly rudolph: Rudolph;
  readonly label: (what: string) => string;
  readonly marked: ReadonlySet<PieceKey>;
}) {
  const { t } = useTranslation('solo');
  const words = useWords();
  const last = turnedUp.at(-1);
  const left = t('placement', { count: placement.length });
  const { half, direction } = last ? arrowOf(last) : { half: null, direction: null };
  const told =
    half && t('lastCard', { half: words.t(`halves.${half}`), direction: words.t(`directions.${direction}`) });
  return (
    <Piece
      piece={`available ${RUDOLPH}`}
      label={label(told ? `${left}. ${told}` : left)}
      marked={marked}
      className={styles.cards}
    >
      <span className={styles.pile}>{placement.length}</span>
      {half && (
        <span className={styles.card} data-half={half}>
          {ARROWS[direction]}
        </span>
      )}
    </Piece>
  );
}

const ARROWS = { N: '↑', NE: '↗', E: '→', SE: '↘', S: '↓', SW: '↙', W: '←', NW: '↖' } as const;

function Labour({ view, rudolph: { level, labour } }: { readonly view: G; readonly rudolph: Rudolph }) {
  const { t } = useTranslation('solo');
  const words = useWords();
  const { rounds, spellbook } = labour;
  const { recycling } = LABOUR[level];
  const points = (n: number) => words.amount('points', n);
  return (
    <dl className={styles.labour} aria-label={t('labourCard', { level })}>
      <div>
        <dt>{t('labour')}</dt>
        <dd>
          {rounds.map((n, i) => (
            <span
              key={`round ${i + 1}`}
              className={styles.round}
              data-now={i + 1 === view.round || undefined}
              role="img"
              aria-label={t('labourOf', { points: points(n), round: i + 1 })}
            >
              {n}
            </span>
          ))}
        </dd>
      </div>
      <div>
        <dt>{t('spellbook', { points: points(spellbook) })}</dt>
      </div>
      <div>
        <dt>{t('recycling', { count: recycling })}</dt>
      </div>
    </dl>
  );
}
