import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { LONGEST_NAME } from '../../../games/seats.ts';
import { signUp, useMe } from '../me.ts';
import { FieldForm } from './FieldForm.tsx';
import * as styles from './NameForm.module.css';

interface NameFormProps {
  /** Why a name is asked for here. */
  readonly lead?: string;
  /** What the button says, where it does more than to take the name. */
  readonly submit?: string;
  readonly onDone?: () => void;
}

/** For whoever has no account yet: a name makes one at once. */
export function NameForm({ lead, submit, onDone }: NameFormProps) {
  const { t } = useTranslation('online');
  const [here] = useLocation();
  const canSignIn = useMe()?.mail && here !== '/account';
  return (
    <div className={styles.ask}>
      {lead && <p>{lead}</p>}
      <FieldForm
        label={t('account.name.ask')}
        hint={t('account.name.hint')}
        submit={submit ?? t('account.name.take')}
        input={{ autoComplete: 'nickname', maxLength: LONGEST_NAME }}
        check={(name) => (name === '' ? t('account.name.missing') : null)}
        send={signUp}
        onDone={onDone}
      />
      {canSignIn && (
        <p className={styles.other}>
          {t('account.name.before')} <Link href="/account">{t('account.name.signIn')}</Link>
        </p>
      )}
    </div>
  );
}
