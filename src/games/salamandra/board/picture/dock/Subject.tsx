import { Icon } from '../../../../../web/components/Icon.tsx';
import { plotAt } from '../../../advice/garden.ts';
import { field as fieldOf, isField } from '../../../content/fields.ts';
import { isExceptional } from '../../../rules/build.ts';
import type { FaceUpId, G } from '../../../rules/state.ts';
import { CardPicture } from '../../art/CardPicture.tsx';
import { FieldPicture } from '../../art/FieldPicture.tsx';
import { GrovePicture } from '../../art/GrovePicture.tsx';
import { useWords } from '../../useWords.ts';
import type { Words } from '../../words.ts';
import type { Intent, Page } from '../intent.ts';
import { worthOf } from '../panels/bookWorth.ts';
import type { Turn } from '../useTurn.ts';
import * as styles from './Dock.module.css';

const SIZE = 64;

/** A small picture of what is chosen. */
export function SubjectPicture({ intent }: { readonly intent: Intent }) {
  switch (intent.kind) {
    case 'place':
    case 'apprentice':
      return intent.at && <FieldPicture id={intent.at.field} size={SIZE} built />;
    case 'build':
    case 'cauldron':
      return intent.field && <FieldPicture id={intent.field} size={SIZE} />;
    case 'inscribe':
      return intent.at && <FieldPicture id={intent.at.field} size={SIZE} built />;
    case 'answer': {
      const [move, id] = intent.action;
      if (move === 'recycle') {
        return isField(id) ? <FieldPicture id={id} size={SIZE} /> : <CardPicture id={id} width={56} />;
      }
      return move === 'harvest' || move === 'takeGrove' ? <GrovePicture id={id} size={SIZE} /> : null;
    }
    default:
      return null;
  }
}

/** What the player is about to do, and what is still to be chosen. */
export function Subject({ view, turn }: { readonly view: G; readonly turn: Turn }) {
  const words = useWords();
  const { intent } = turn;
  const card = intent.kind === 'temple' && intent.half ? view.piles[intent.half][0] : null;
  return (
    <>
      {card && <CardPicture id={card} width={56} />}
      <div className={styles.what}>
        <h1 className={styles.title}>{titleOf(words, intent)}</h1>
        <p>{noteOf(words, view, intent)}</p>
      </div>
      {intent.kind === 'pass' && <Icon name="harvest" size={40} />}
    </>
  );
}

function titleOf(words: Words, intent: Intent): string {
  const { t } = words;
  switch (intent.kind) {
    case 'place':
      return intent.at ? t('table.titles.placeOn', { place: words.place(intent.at) }) : t('moves.place');
    case 'build':
      return intent.field ? t('table.titles.build', { field: words.field(intent.field) }) : t('moves.build');
    case 'cauldron':
      return intent.field
        ? t('table.titles.cauldron', { field: words.field(intent.field) })
        : t('moves.activateCauldron');
    case 'temple':
      return intent.half ? t(`table.titles.temple.${intent.half}`) : t('moves.activateTemple');
    case 'apprentice':
      return t('table.titles.apprentice', { place: words.place(intent.at) });
    case 'convert':
      return t('table.titles.convert');
    case 'answer':
      return t(`moves.${intent.action[0]}`);
    case 'inscribe':
      return t('moves.inscribe');
    case 'pass':
      return t('moves.pass');
    default:
      return '';
  }
}

function noteOf(words: Words, view: G, intent: Intent): string {
  const { t } = words;
  switch (intent.kind) {
    case 'place':
      return intent.at ? placeNote(words, intent) : t('table.notes.chooseSpot');
    case 'build':
      return buildNote(words, view, intent);
    case 'cauldron':
      return intent.field ? words.work(intent.field) : t('table.notes.chooseCauldron');
    case 'temple': {
      const top = intent.half && view.piles[intent.half][0];
      if (!intent.half) return t('table.notes.chooseHalf');
      return top ? `${words.card(top)}: ${words.cardText(top)}` : t('board.emptyDeck');
    }
    case 'apprentice':
      return t('table.notes.apprentice');
    case 'convert':
      return t('table.notes.convert');
    case 'inscribe':
      if (!intent.at) return t('table.notes.chooseScribe');
      return intent.page ? pageNote(words, view, intent.page) : t('table.notes.chooseBook');
    case 'pass':
      return t('table.notes.pass');
    case 'answer':
      return answerNote(words, view, intent);
    default:
      return '';
  }
}

function placeNote(words: Words, { at }: Extract<Intent, { kind: 'place' }>): string {
  if (!at) return '';
  const work = words.t('board.work', { work: words.work(at.field) });
  return at.spot === 'N' ? `${words.t('board.bonus', { gain: words.gains(fieldOf(at.field).gain) })}. ${work}` : work;
}

const pageNote = (words: Words, view: G, { book, level }: Page): string =>
  words.t('panels.page', {
    spot: words.spellbook(book, level),
    points: words.spellbookPoints(book, level),
    now: words.amount('points', worthOf(view, view.seat, book, level)),
  });

function buildNote(words: Words, view: G, { field, cell }: Extract<Intent, { kind: 'build' }>): string {
  const { t } = words;
  if (!field) return t('table.notes.chooseField');
  if (isExceptional(view, view.seat)) return t('table.notes.exceptional');
  if (!cell) return t('table.notes.chooseCell');
  const plot = plotAt(view, field, cell);
  const notes = [
    t('table.pieces.cell', { cell: words.cell(cell.x, cell.y) }),
    ...(plot.glades.length > 0 ? [t('table.pieces.glades', { count: plot.glades.length })] : []),
    ...(plot.colourContact ? [t('table.pieces.colourContact')] : []),
  ];
  return notes.join(' · ');
}

function answerNote(words: Words, view: G, { action }: Extract<Intent, { kind: 'answer' }>): string {
  const [move, ...args] = action;
  const [step] = view.agenda;
  switch (move) {
    case 'settle':
      return step?.step === 'settle' ? words.place({ field: step.field, spot: args[0] as 'N' }) : '';
    case 'takeCard': {
      const top = view.piles[args[0] as 'bear'][0];
      return top ? `${words.card(top)}: ${words.cardText(top)}` : '';
    }
    case 'reactivate':
      return words.place({ field: args[0] as 'F05', spot: args[1] as 'N' });
    case 'harvest':
    case 'takeGrove':
      return words.grove(args[0] as 'G01');
    case 'recycle': {
      const piece = args[0] as FaceUpId;
      return isField(piece) ? words.field(piece) : `${words.card(piece)}: ${words.cardText(piece)}`;
    }
    default:
      return '';
  }
}
