import { Button } from '../../../../../web/components/Button.tsx';
import type { Cost } from '../../../content/effects.ts';
import { field as fieldOf } from '../../../content/fields.ts';
import type { Basic } from '../../../content/terms.ts';
import { prospectOf } from '../../../advice/ventures.ts';
import type { Action } from '../../../rules/actions.ts';
import type { G, Place } from '../../../rules/state.ts';
import { Art } from '../../art/Art.tsx';
import { ExchangeSum } from '../../art/Sum.tsx';
import { useWords } from '../../useWords.ts';
import { crystalsFor, isConversion } from '../conversion.ts';
import type { Turn } from '../useTurn.ts';
import { Conversion } from './Conversion.tsx';
import * as styles from './Dock.module.css';

interface ByHandProps {
  readonly view: G;
  readonly moves: readonly Action[];
  readonly turn: Turn;
  readonly at: Place;
}

/** What one apprentice can do now. Free actions are done at once: they can be taken back. */
export function ByHand({ view, moves, turn, at }: ByHandProps) {
  const words = useWords();
  const { t } = words;
  const begun = turn.intent.kind === 'apprentice' ? turn.intent.begun : { kind: 'none' as const };
  const its = moves.filter((move) => isDoneBy(move, at));
  const may = (name: Action[0]) => its.some(([move]) => move === name);
  const { kind, work } = fieldOf(at.field);
  const brews = its.filter((move) => move[0] === 'activateCauldron');
  const offerings = its.filter((move) => move[0] === 'activateTemple');
  const canBrewByWork =
    kind === 'cauldron' &&
    brews.length === 0 &&
    prospectOf(view, view.seat, { kind: 'cauldron', field: at.field }).possible;
  return (
    <div className={styles.options}>
      {may('work') && (
        <Button kind="secondary" onClick={() => turn.run([['work', at.field, at.spot]], begun)} data-option="work">
          {t('table.options.work')} <ExchangeSum cost={work.cost} gain={work.gain} size={20} />
        </Button>
      )}
      {may('flip') && (
        <Button kind="secondary" onClick={() => turn.run([['flip', at.field, at.spot]], begun)} data-option="flip">
          {t('table.options.flip')} <Art name="crystal" size={20} />
        </Button>
      )}
      {brews.map((action) => (
        <Button
          key={action.join(' ')}
          kind="secondary"
          onClick={() => turn.choose({ kind: 'answer', action })}
          data-option={action.join(' ')}
        >
          {t('table.options.cauldron')} <ExchangeSum cost={costOf(work.cost, action[3])} gain={work.gain} size={20} />
        </Button>
      ))}
      {canBrewByWork && (
        <Button
          kind="secondary"
          onClick={() => turn.choose({ kind: 'cauldron', field: at.field, way: null })}
          data-option="cauldron"
        >
          {t('table.options.cauldron')} <ExchangeSum cost={work.cost} gain={work.gain} size={20} />
        </Button>
      )}
      {offerings.map((action) => (
        <Button
          key={action.join(' ')}
          kind="secondary"
          onClick={() => turn.choose({ kind: 'answer', action })}
          data-option={action.join(' ')}
        >
          {t(`table.titles.temple.${action[1]}`)}
        </Button>
      ))}
    </div>
  );
}

/** Is this the one who flips for it? */
function isDoneBy(action: Action, { field, spot }: Place): boolean {
  if (action[0] === 'activateTemple') return action[2] === field && action[3] === spot;
  return action[1] === field && action[2] === spot;
}

/** Where any basic resource will do, the one that is given. */
const costOf = ({ basic, ...rest }: Cost, given: Basic | undefined): Cost =>
  given && basic ? { ...rest, [given]: basic } : rest;

/** Crystals into resources, by everyone's exchange and by one's own cards. */
export function Conversions({ moves, turn }: Pick<ByHandProps, 'moves' | 'turn'>) {
  const words = useWords();
  const begun = turn.intent.kind === 'convert' ? turn.intent.begun : { kind: 'none' as const };
  return (
    <div className={styles.options}>
      {moves.filter(isConversion).map((action) => {
        const [, by, resource] = action;
        const name = by === 'exchange' ? words.t('exchange') : words.card(by);
        return (
          <Button
            key={`${by} ${resource}`}
            kind="secondary"
            title={name}
            aria-label={`${name}: ${words.exchange({ crystals: crystalsFor(by) }, words.amount(resource, 1))}`}
            onClick={() => turn.run([action], begun)}
            data-option={`convert ${by} ${resource}`}
          >
            <Conversion action={action} />
          </Button>
        );
      })}
    </div>
  );
}
