import { TEMPLE } from '../../../content/cards.ts';
import type { Cost } from '../../../content/effects.ts';
import { field as fieldOf } from '../../../content/fields.ts';
import type { Outcome } from '../../../advice/outcome.ts';
import { isActive } from '../../../rules/free.ts';
import { apprenticeAt } from '../../../rules/geometry.ts';
import type { Way } from '../../../rules/payment/carry-out.ts';
import { type G, type Place, playerAt } from '../../../rules/state.ts';
import { ApprenticePicture } from '../../art/ApprenticePicture.tsx';
import { Art } from '../../art/Art.tsx';
import { Points } from '../../art/Points.tsx';
import { CostSum } from '../../art/Sum.tsx';
import { useWords } from '../../useWords.ts';
import { conversionsIn } from '../conversion.ts';
import { chosenWay, type Intent, type Sequel, ventureOf } from '../intent.ts';
import { changeText, conversionText, nextTexts, signed, sourcesText } from '../texts.ts';
import type { Turn } from '../useTurn.ts';
import { Conversion } from './Conversion.tsx';
import * as styles from './Dock.module.css';

function costOf(intent: Intent): Cost | null {
  const venture = ventureOf(intent);
  if (!venture) return null;
  if (venture.kind === 'temple') return TEMPLE[venture.half].cost;
  const { cost, work } = fieldOf(venture.field);
  return venture.kind === 'build' ? (cost ?? {}) : work.cost;
}

/** The cost, and who has to work for it. */
export function Payment({ view, turn }: { readonly view: G; readonly turn: Turn }) {
  const words = useWords();
  const cost = costOf(turn.intent);
  if (!cost || !('way' in turn.intent)) return null;
  const way = turn.ways[chosenWay(turn.intent, turn.ways)];
  return (
    <div className={styles.bill}>
      <small>{words.t('table.youPay')}</small>
      <span>
        <span role="img" aria-label={turn.prospect?.free ? words.t('table.withoutCost') : words.cost(cost)}>
          {turn.prospect?.free ? words.t('table.withoutCost') : <CostSum cost={cost} size={26} />}
        </span>
        {way && <Flips view={view} way={way} />}
      </span>
    </div>
  );
}

/** The apprentices that flip, and the crystals that become something else. */
export function Flips({ view, way }: { readonly view: G; readonly way: Way }) {
  const words = useWords();
  const conversions = conversionsIn(way.actions);
  if (way.flipped.length === 0 && conversions.size === 0) return null;
  return (
    <span className={styles.flips}>
      {words.t('table.from')}
      {way.flipped.map((place) => (
        <Flipped key={`${place.field} ${place.spot}`} view={view} place={place} />
      ))}
      {[...conversions].map(([key, { action, times }]) => (
        <span key={key} className={styles.flip} title={conversionText(words, action)}>
          {times > 1 && `${times}×`} <Conversion action={action} />
        </span>
      ))}
    </span>
  );
}

function Flipped({ view, place }: { readonly view: G; readonly place: Place }) {
  const words = useWords();
  const apprentice = apprenticeAt(view, place);
  return (
    <span className={styles.flip} title={words.place(place)}>
      <ApprenticePicture
        dye={words.dye(view.seat)}
        face={playerAt(view, view.seat).druid}
        active={apprentice !== null && isActive(view, apprentice)}
        size={24}
      />
      {fieldOf(place.field).colours.map((colour) => (
        <Art key={colour} name={`f-${colour}`} size={18} />
      ))}
    </span>
  );
}

/** What confirming would change. */
export function Gains({ outcome, sequels }: { readonly outcome: Outcome; readonly sequels: readonly Sequel[] }) {
  const words = useWords();
  const { t } = words;
  const { points, bySource, crystals, scrolls, cards, groves, asks, reveals } = outcome;
  // where there is a choice of sequels, it stands beside
  const next = nextTexts(words, sequels.length > 1 ? { asks: null, reveals } : { asks, reveals }, sequels);
  const nothing = points === 0 && crystals === 0 && scrolls === 0 && cards.length === 0 && groves.length === 0;
  return (
    <div className={styles.bill} data-gains>
      <small>{t('table.result')}</small>
      <span>
        {points > 0 && (
          <span title={sourcesText(words, bySource)} role="img" aria-label={words.amount('points', points)}>
            <Points n={points} size={32} />
          </span>
        )}
        {crystals !== 0 && (
          <span className={styles.delta} role="img" aria-label={changeText(words, 'crystals', crystals)}>
            <b aria-hidden>{signed(crystals)}</b>
            <Art name="crystal" size={22} />
          </span>
        )}
        {scrolls !== 0 && (
          <span className={styles.delta} role="img" aria-label={changeText(words, 'scrolls', scrolls)}>
            <b aria-hidden>{signed(scrolls)}</b>
            <Art name="scroll" size={22} />
          </span>
        )}
        {cards.map((card) => (
          <span
            key={card}
            className={styles.delta}
            role="img"
            aria-label={words.card(card)}
            title={`${words.card(card)}: ${words.cardText(card)}`}
          >
            <Art name={card.startsWith('B') ? 'c-bear' : card.startsWith('E') ? 'c-eagle' : 'c-sal'} size={24} />
          </span>
        ))}
        {groves.map((grove) => (
          <span key={grove} className={styles.delta} role="img" aria-label={words.grove(grove)}>
            <Art name="grove" size={24} />
          </span>
        ))}
        {nothing && t('table.change.nothing')}
      </span>
      {next.length > 0 && <small className={styles.next}>{next.join(' · ')}</small>}
    </div>
  );
}
