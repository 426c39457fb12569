/** Why the piece that a player points at cannot be chosen now. */
import { type Obstacle, prospectOf } from '../../advice/ventures.ts';
import { type FieldId, field as fieldOf } from '../../content/fields.ts';
import type { GroveId } from '../../content/groves.ts';
import type { Half, Spot } from '../../content/terms.ts';
import { isActive } from '../../rules/free.ts';
import { apprenticeAt, placesOf } from '../../rules/geometry.ts';
import { refusal, stageOf } from '../../rules/index.ts';
import type { G } from '../../rules/state.ts';
import type { PieceKey } from '../pieces.ts';

/** What the rules would say, or what has to come first. */
export type WhyNot = Obstacle | 'chooseField' | 'needScrolls';

export function whyNot(view: G, piece: PieceKey): WhyNot | null {
  const { seat } = view;
  if (view.over) return 'gameOver';
  const [kind, ...ids] = piece.split(' ');
  switch (kind) {
    case 'spot':
      return whyNotSpot(view, ids[0] as FieldId, ids[1] as Spot);
    case 'field':
      return whyNotField(view, ids[0] as FieldId);
    case 'grove':
      return refusal(view, seat, ['harvest', ids[0] as GroveId]);
    case 'temple':
      return prospectOf(view, seat, { kind: 'temple', half: ids[0] as Half }).obstacle;
    case 'cell':
      return refusalOfStage(view) ?? 'chooseField';
    case 'deck':
      return ids[0] === 'bear' || ids[0] === 'eagle'
        ? refusal(view, seat, ['takeCard', ids[0]])
        : prospectOf(view, seat, { kind: 'temple', half: ids[0] as Half }).obstacle;
    case 'book':
      return 'needScrolls';
    default:
      return null;
  }
}

function whyNotSpot(view: G, field: FieldId, spot: Spot): WhyNot | null {
  const apprentice = apprenticeAt(view, { field, spot });
  if (!apprentice) return refusal(view, view.seat, ['place', field, spot]);
  if (apprentice.seat !== view.seat) return 'notYourApprentice';
  return isActive(view, apprentice) ? refusal(view, view.seat, ['flip', field, spot]) : 'apprenticeInactive';
}

function whyNotField(view: G, field: FieldId): WhyNot | null {
  if (view.river.includes(field)) return prospectOf(view, view.seat, { kind: 'build', field }).obstacle;
  if (fieldOf(field).kind === 'cauldron') return prospectOf(view, view.seat, { kind: 'cauldron', field }).obstacle;
  const place = placesOf(view, view.seat).find((mine) => mine.field === field);
  return refusal(view, view.seat, ['work', field, place?.spot ?? 'N']);
}

/** Building is out of the question whatever the field. */
function refusalOfStage(view: G): WhyNot | null {
  const stage = stageOf(view);
  if (stage === 'act') return null;
  return stage === 'acted' ? 'alreadyActed' : 'choiceFirst';
}
