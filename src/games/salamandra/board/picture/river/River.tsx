import { memo, useMemo } from 'react';
import { Icon } from '../../../../../web/components/Icon.tsx';
import { type Prospect, prospectOf } from '../../../advice/ventures.ts';
import type { FieldId } from '../../../content/fields.ts';
import { stageOf } from '../../../rules/index.ts';
import type { G } from '../../../rules/state.ts';
import { FieldArt, OCTAGON } from '../../art/FieldArt.tsx';
import { useWords } from '../../useWords.ts';
import { pieceProps, type PieceMarks, type PieceState, stateOf } from '../piece-state.ts';
import { whyNotText } from '../texts.ts';
import type { Turn } from '../useTurn.ts';
import * as styles from './River.module.css';

interface RiverProps {
  readonly view: G;
  readonly turn: Turn;
  readonly marks: PieceMarks;
}

const SLOTS = ['first', 'second', 'third', 'fourth'] as const;

/** The fields that can be built. */
export function River({ view, turn, marks }: RiverProps) {
  const { t } = useWords();
  const chosen = turn.intent.kind === 'build' ? turn.intent.field : null;
  const prospects = useMemo(() => prospectsIn(view), [view]);
  return (
    <section className={styles.river} aria-label={t('board.river')} data-region="river">
      <h2 className={styles.title}>
        {t('board.river')} <small>{t('board.left', { count: view.piles.fields.length })}</small>
      </h2>
      <div className={styles.stream}>
        <Water />
        {SLOTS.map((slot, i) => {
          const field = view.river[i];
          if (!field) return <div key={slot} className={styles.empty} data-slot={i} />;
          const state = stateOf(`field ${field}`, turn, marks);
          return (
            <RiverField
              key={field}
              id={field}
              slot={i}
              state={chosen === field ? `${state} chosen` : state}
              prospect={prospects?.get(field) ?? null}
            />
          );
        })}
      </div>
    </section>
  );
}

/** Null while nobody asks for an action. */
function prospectsIn(view: G): ReadonlyMap<FieldId, Prospect> | null {
  if (view.over || stageOf(view) !== 'act') return null;
  const fields = view.river.filter((field) => field !== null);
  return new Map(fields.map((field) => [field, prospectOf(view, view.seat, { kind: 'build', field })]));
}

interface RiverFieldProps {
  readonly id: FieldId;
  readonly slot: number;
  readonly state: PieceState;
  readonly prospect: Prospect | null;
}

const RiverField = memo(function RiverField({ id, slot, state, prospect }: RiverFieldProps) {
  const words = useWords();
  const caption = captionOf(words.t, state, prospect);
  const why = prospect?.obstacle ? whyNotText(words, prospect.obstacle) : null;
  const kind = captionKind(state, caption, why);
  return (
    <div
      className={styles.slot}
      aria-label={[words.field(id), caption ?? why].filter(Boolean).join(', ')}
      data-slot={slot}
      data-out={prospect?.possible === false || undefined}
      {...pieceProps(`field ${id}`, state)}
    >
      <svg viewBox="-52 -52 104 104" className={styles.picture} aria-hidden>
        <FieldArt id={id} />
        <path d={OCTAGON} className={styles.edge} />
      </svg>
      <span className={styles.caption} data-kind={kind}>
        {why && <Icon name="lock" size={13} />}
        {state.includes('chosen') && <Icon name="check" size={13} />}
        {caption ?? why}
      </span>
    </div>
  );
});

/** Where there is nothing to say, the caption keeps its place. */
function captionKind(state: PieceState, caption: string | null, why: string | null): string {
  if (state.includes('chosen')) return 'chosen';
  if (caption) return 'in';
  return why ? 'out' : 'empty';
}

function captionOf(t: ReturnType<typeof useWords>['t'], state: PieceState, prospect: Prospect | null): string | null {
  if (state.includes('chosen')) return t('table.chosen');
  if (!prospect?.possible) return null;
  if (prospect.free) return t('table.withoutCost');
  return t(prospect.inHand ? 'table.inHand' : 'table.byWork');
}

/** The stream runs down the side of the sheet, or along its foot. */
const Water = memo(() => (
  <svg className={styles.water} viewBox="0 0 176 690" preserveAspectRatio="none" aria-hidden>
    <path
      className={styles.deep}
      d="M34 0C6 60 30 110 18 170S36 280 16 350 34 450 18 520 30 620 22 690H152C166 630 146 580 160 510S140 410 160 340 142 240 158 170 140 60 154 0Z"
    />
    <path
      className={styles.bank}
      d="M34 0C6 60 30 110 18 170S36 280 16 350 34 450 18 520 30 620 22 690M154 0C140 60 174 100 158 170S180 270 160 340 180 440 160 510 166 630 152 690"
    />
    <path
      className={styles.ripple}
      d="M26 20c-6 44 12 80 4 140M148 40c-4 50 10 70 4 120M28 200c8 40-6 90-2 130M150 220c8 40-8 70-2 110M26 390c10 30-6 70 0 110M150 400c8 30-4 60 0 100M30 560c8 30-4 60 0 90M148 560c6 30-4 60 0 90"
    />
  </svg>
));
