import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { call } from '../api.ts';
import { FieldForm } from './FieldForm.tsx';
import * as styles from './MailForm.module.css';
import { takeFocus } from './takeFocus.ts';

interface MailFormProps {
  /** Where the address goes. */
  readonly path: string;
  readonly label: string;
  readonly hint: string;
  readonly submit: string;
  /** What to say when a letter is on its way. */
  readonly sent: (email: string) => string;
}

/** The server knows better; this catches what was typed in haste. */
const LIKE_AN_ADDRESS = /^\S+@\S+\.\S+$/;

/** Asks for an address, to which the server then sends a link. */
export function MailForm({ path, label, hint, submit, sent }: MailFormProps) {
  const { t } = useTranslation('online');
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <>
      <div role="status" className={styles.status}>
        {sentTo !== null && (
          <p className={styles.sent}>
            <Icon name="mail" />
            <span>{sent(sentTo)}</span>
          </p>
        )}
      </div>
      {sentTo === null ? (
        <FieldForm
          label={label}
          hint={hint}
          submit={submit}
          kind="secondary"
          icon="mail"
          input={{ type: 'email', autoComplete: 'email' }}
          check={(email) => (LIKE_AN_ADDRESS.test(email) ? null : t('account.noAddress'))}
          send={async (email) => {
            await call('POST', path, { email });
            setSentTo(email);
          }}
        />
      ) : (
        <Button ref={takeFocus} className={styles.again} onClick={() => setSentTo(null)}>
          {t('account.otherAddress')}
        </Button>
      )}
    </>
  );
}
