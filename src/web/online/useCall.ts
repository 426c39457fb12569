import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from './api.ts';
import type { OnlineTexts } from './locales/en.ts';

interface Call {
  readonly busy: boolean;
  /** Why the last call came to nothing, in words. */
  readonly problem: string | null;
  /** Makes a call unless one is under way; tells whether it went well. */
  readonly run: (work: () => Promise<void>) => Promise<boolean>;
}

/** For whatever asks the server to do something: one call at a time, and what went wrong is said. */
export function useCall(): Call {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<ApiProblem | null>(null);
  const words = useProblemWords();
  return {
    busy,
    problem: failed && words(failed),
    async run(work) {
      if (busy) return false;
      setBusy(true);
      setFailed(null);
      try {
        await work();
        return true;
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error;
        setFailed(error);
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}

/** The words for a problem in the page's language; the server's own where there are none. */
export function useProblemWords(): (problem: ApiProblem) => string {
  const { t, i18n } = useTranslation('online');
  return ({ key, message }) => {
    const text = `problems.${key}` as `problems.${keyof OnlineTexts['problems']}`;
    return i18n.exists(text, { ns: 'online' }) || message === ''
      ? t(text, { defaultValue: t('problems.unknown') })
      : message;
  };
}
