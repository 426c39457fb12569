import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { AllSymbols } from '../../../games/looks.tsx';
import { Decoration } from '../../components/Decoration.tsx';
import { Button, buttonClass } from '../../components/Button.tsx';
import { Message } from '../../pages/Message.tsx';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { Sheet } from '../../shell/Sheet.tsx';
import { ApiProblem } from '../api.ts';
import { signIn } from '../me.ts';
import { Problem } from '../Problem.tsx';
import { useCall, useProblemWords } from '../useCall.ts';
import type { MyAccount } from './Mine.tsx';
import { useTell } from './notice.ts';
import * as styles from './SignInByLink.module.css';
import { WhenKnown } from '../WhenKnown.tsx';

/**
 * Where a link that works once leads to. It is used by a click only: programs that look at mails open links too, and
 * whoever is signed in here already has to know what that means.
 */
export function SignInByLink() {
  const { t } = useTranslation('online');
  const words = useProblemWords();
  const token = useFragment();
  const [spent, setSpent] = useState<ApiProblem | null>(null);
  if (!token && spent) {
    return <DeadEnd title={t('account.link.spent')} text={`${words(spent)} ${t('account.link.another')}`} />;
  }
  if (!token) return <DeadEnd title={t('account.link.missing')} text={t('account.link.missingText')} />;
  return <WhenKnown>{({ account }) => <Accept key={token} {...{ token, account }} onSpent={setSpent} />}</WhenKnown>;
}

interface AcceptProps {
  readonly token: string;
  /** Who one is here so far. */
  readonly account: MyAccount | null;
  readonly onSpent: (problem: ApiProblem) => void;
}

function Accept({ token, account, onSpent }: AcceptProps) {
  const { t } = useTranslation('online');
  const [here] = useLocation();
  const tell = useTell();
  const { busy, problem, run } = useCall();
  const way = here === '/confirm' ? 'mail' : 'device';
  const accept = () =>
    run(async () => {
      try {
        await signIn(token);
      } catch (error) {
        if (!(error instanceof ApiProblem) || !isFinal(error)) throw error;
        forgetFragment();
        return onSpent(error);
      }
      tell('signedIn');
    });
  return (
    <Sheet narrow>
      <AllSymbols />
      <Decoration name="daisy" className={styles.daisy} />
      <div className={styles.words}>
        <PageHeading title={t(`account.link.${way}.title`)} />
        <p>{t(`account.link.${way}.text`)}</p>
        {account && (
          <p className={styles.already}>
            {t(account.email === null ? 'account.link.guest' : 'account.link.already', { name: account.name })}
          </p>
        )}
      </div>
      <Problem text={problem} />
      <div className={styles.ways}>
        <Button kind="primary" size="large" icon="check" aria-disabled={busy} onClick={() => void accept()}>
          {t(`account.link.${way}.do`)}
        </Button>
        <Link href="/account" className={buttonClass('quiet', 'large')}>
          {t('account.link.leave')}
        </Link>
      </div>
    </Sheet>
  );
}

const DeadEnd = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <Message title={title} text={text}>
    <Link href="/account" className={buttonClass()}>
      {useTranslation('online').t('account.link.toAccount')}
    </Link>
  </Message>
);

/** The token never went to the server with the address. */
const useFragment = (): string => useSyncExternalStore(onFragment, () => window.location.hash.slice(1));

function onFragment(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

const forgetFragment = (): void => window.history.replaceState(null, '', window.location.pathname);

/** Trying again would not help. */
const isFinal = ({ key }: ApiProblem): boolean => ['linkUsed', 'addressTaken', 'badRequest'].includes(key);
