import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { METAS } from '../../../games/metas.ts';
import { SeatsContext } from '../../../games/salamandra/board/seats.ts';
import type { Dye } from '../../../games/salamandra/content/terms.ts';
import type { G } from '../../../games/salamandra/rules/state.ts';
import type { StepChunk } from '../../../server/api/answers.ts';
import { Message } from '../../pages/Message.tsx';
import { Shell } from '../../shell/Shell.tsx';
import { useTitle } from '../../shell/useTitle.ts';
import { Waiting } from '../../shell/Waiting.tsx';
import { type ApiProblem, call } from '../api.ts';
import { usePeople } from '../match/usePeople.ts';
import { Unreachable } from '../Unreachable.tsx';
import { useProblemWords } from '../useCall.ts';
import { AtStep, type ShownStep } from './AtStep.tsx';
import type { Past } from './past.ts';
import { Steps } from './steps.ts';
import { stepIn, useAddress } from './useAddress.ts';
import { useGoing } from './useGoing.ts';
import { useKeys } from './useKeys.ts';

/** A match, at the step that the address names and wherever one goes from there. */
export function Replayed({ past }: { readonly past: Past }) {
  const { match, outline } = past;
  const [steps] = useState(() => stepsOf(past));
  useSyncExternalStore(steps.subscribe, steps.version);
  const [first] = useState(() => stepIn(location.search) ?? 0);
  const going = useGoing(first, outline.last, (step) => steps.at(step) !== null);
  const { step } = going;
  useEffect(() => steps.want(step), [steps, step]);
  useAddress(match.id, step, going.go);
  useKeys(going);
  const people = usePeople(match, match.mySeat ?? null);
  const seats = useMemo(() => people.map(({ name, colour }) => ({ name, dye: colour as Dye })), [people]);
  useReplayTitle(
    match.game,
    people.map(({ name }) => name),
  );

  // until a step is here, the one before it stays
  const [shown, setShown] = useState<ShownStep | null>(null);
  const view = steps.at(step);
  if (view && (view !== shown?.view || step !== shown.step)) setShown({ step, view });
  const again = () => steps.again(step);
  if (!shown) return steps.problem ? <Trouble problem={steps.problem} onAgain={again} /> : <Waiting />;
  return (
    <SeatsContext value={seats}>
      <AtStep past={past} going={going} shown={shown} problem={steps.problem} onAgain={again} />
    </SeatsContext>
  );
}

const stepsOf = ({ match, outline }: Past): Steps<G> =>
  new Steps<G>(outline.last, (from, count) =>
    call<StepChunk>('GET', `/api/matches/${match.id}/steps?from=${from}&count=${count}`),
  );

function Trouble({ problem, onAgain }: { readonly problem: ApiProblem; readonly onAgain: () => void }) {
  const { t } = useTranslation('online');
  const words = useProblemWords();
  return (
    <Shell>
      {problem.key === 'damaged' ? (
        <Message title={t('replay.name')} text={words(problem)} />
      ) : (
        <Unreachable onAgain={onAgain} />
      )}
    </Shell>
  );
}

function useReplayTitle(game: string, players: readonly string[]): void {
  const { t, i18n } = useTranslation('online');
  const name = METAS.find(({ id }) => id === game)?.name;
  const page = t('replay.title', { game: name, players: new Intl.ListFormat(i18n.language).format(players) });
  useTitle(t('pageTitle', { ns: 'site', page }));
}
