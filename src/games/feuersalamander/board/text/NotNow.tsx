import { NotNow as Blocked } from '../../../shared/text/NotNow.tsx';
import { RECKONINGS } from '../../content/terms.ts';
import type { MoveName, Refusal } from '../../rules/actions.ts';
import { refusal } from '../../rules/index.ts';
import type { G } from '../../rules/state.ts';
import { useWords } from '../useWords.ts';
import { whyNotLay } from './claim.ts';

/** What a turn is made of, and why some of it cannot be done now. */
function blockedIn(view: G): [MoveName, Refusal | null][] {
  const why = (action: unknown): Refusal | null => refusal(view, view.actor, action);
  switch (view.stage) {
    case 'begin':
      return [['lay', whyNotLay(view, view.actor)]];
    case 'move': {
      const ways = RECKONINGS.map((by) => why(['goHome', by]));
      return [['goHome', ways.includes(null) ? null : (ways[0] ?? null)]];
    }
    case 'moved':
      return [
        ['ask', why(['ask', 'air'])],
        ['lay', whyNotLay(view, view.actor)],
        ['throwSticks', why(['throwSticks'])],
      ];
    default:
      return [];
  }
}

export function NotNow({ view }: { readonly view: G }) {
  const { t } = useWords();
  const blocked = blockedIn(view).flatMap(([move, why]) =>
    why ? [{ name: t(`moves.${move}`), why: t(`refusals.${why}`) }] : [],
  );
  return blocked.length > 0 && <Blocked title={t('text.notNow')} blocked={blocked} />;
}
