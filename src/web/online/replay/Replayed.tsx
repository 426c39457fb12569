import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyFace } from '../../../games/face.ts';
import { SeatsContext } from '../../../games/table.ts';
import { FaceContext } from '../../face.ts';
import { Message } from '../../pages/Message.tsx';
import { Shell } from '../../shell/Shell.tsx';
import { Waiting } from '../../shell/Waiting.tsx';
import type { ApiProblem } from '../api.ts';
import { Unreachable } from '../Unreachable.tsx';
import { useProblemWords } from '../useCall.ts';
import { AtStep, type ShownStep } from './AtStep.tsx';
import type { Past } from './past.ts';
import { Steps } from './steps.ts';
import { stepIn, useAddress } from './useAddress.ts';
import { useGoing } from './useGoing.ts';
import { useKeys } from './useKeys.ts';

/** A match, at the step that the address names and wherever one goes from there. */
export function Replayed({ past, face }: { readonly past: Past; readonly face: AnyFace }) {
  const { outline, seats } = past;
  const [steps] = useState(() => new Steps<unknown>(outline.last, past.fetchSteps));
  useSyncExternalStore(steps.subscribe, steps.version);
  const [first] = useState(() => stepIn(location.search) ?? 0);
  const going = useGoing(first, outline.last, (step) => steps.at(step) !== null);
  const { step } = going;
  useEffect(() => steps.want(step), [steps, step]);
  useAddress(past.table, step, going.go);
  useKeys(going);
  // until a step is here, the one before it stays
  const [shown, setShown] = useState<ShownStep | null>(null);
  const view = steps.at(step);
  if (view && (view !== shown?.view || step !== shown.step)) setShown({ step, view });
  const again = () => steps.again(step);
  if (!shown) return steps.problem ? <Trouble problem={steps.problem} onAgain={again} /> : <Waiting />;
  return (
    <FaceContext value={face}>
      <SeatsContext value={seats}>
        <AtStep past={past} going={going} shown={shown} problem={steps.problem} onAgain={again} />
      </SeatsContext>
    </FaceContext>
  );
}

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
