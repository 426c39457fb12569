import { useTranslation } from 'react-i18next';
import { arrowOf, LABOUR } from '../../content/rudolph.ts';
import { RUDOLPH } from '../../rules/rudolph.ts';
import { symbols } from '../../rules/scoring.ts';
import type { G, Rudolph } from '../../rules/state.ts';
import { Panel } from '../../../shared/text/Panel.tsx';
import { useWords } from '../useWords.ts';
import { SoloReason } from './SoloVerdict.tsx';

interface RudolphPanelProps {
  readonly view: G;
  readonly rudolph: Rudolph;
}

/** Rudolph in words: what his Labour card says, and what everyone knows of his placement cards. */
export function RudolphPanel({ view, rudolph: { level, labour, placement, turnedUp } }: RudolphPanelProps) {
  const { t } = useTranslation('solo');
  const words = useWords();
  const { rounds, spellbook } = labour;
  const { recycling } = LABOUR[level];
  const points = (n: number) => words.amount('points', n);
  const last = turnedUp.at(-1);
  const faith = symbols(view, RUDOLPH, 'bear');
  return (
    <Panel title={words.player(RUDOLPH)} note={t('labourCard', { level })}>
      {view.over && (
        <p>
          <b>
            <SoloReason view={view} />
          </b>
        </p>
      )}
      <ul>
        {rounds.map((n, i) => (
          <li key={`round ${i + 1}`}>{t('labourOf', { points: points(n), round: i + 1 })}</li>
        ))}
        <li>{t('spellbook', { points: points(spellbook) })}</li>
        <li>{words.t('panels.faith', { bear: faith, eagle: faith, salamander: faith })}</li>
        <li>{t('recycling', { count: recycling })}</li>
        <li>{t('placement', { count: placement.length })}</li>
        {last && (
          <li>
            {t('lastCard', {
              half: words.t(`halves.${arrowOf(last).half}`),
              direction: words.t(`directions.${arrowOf(last).direction}`),
            })}
          </li>
        )}
      </ul>
    </Panel>
  );
}
