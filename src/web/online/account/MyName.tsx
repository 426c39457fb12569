import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { LONGEST_NAME } from '../../../games/seats.ts';
import { Decoration } from '../../components/Decoration.tsx';
import { Button, buttonClass } from '../../components/Button.tsx';
import { rename } from '../me.ts';
import { FieldForm } from './FieldForm.tsx';
import type { MyAccount } from './Mine.tsx';
import * as styles from './MyName.module.css';
import { SignOut } from './SignOut.tsx';
import { takeFocus } from './takeFocus.ts';

interface MyNameProps {
  readonly account: MyAccount;
  readonly mail: boolean;
}

/** The label of the sheet: one's name, which can be written anew, and how firmly it is kept. */
export function MyName({ account, mail }: MyNameProps) {
  const { t } = useTranslation('online');
  const [state, setState] = useState<'shown' | 'changing' | 'changed' | 'left'>('shown');
  return (
    <div className={styles.label}>
      <p role="status" className={styles.known}>
        {state !== 'changing' && t(state === 'changed' ? 'account.mine.renamed' : 'account.mine.known')}
      </p>
      {state === 'changing' ? (
        <FieldForm
          label={t('account.mine.newName')}
          initial={account.name}
          focused
          submit={t('account.mine.save')}
          input={{ autoComplete: 'nickname', maxLength: LONGEST_NAME }}
          check={(name) => (name === '' ? t('account.name.missing') : null)}
          send={rename}
          onDone={() => setState('changed')}
        >
          <Button kind="quiet" onClick={() => setState('left')}>
            {t('account.mine.leave')}
          </Button>
        </FieldForm>
      ) : (
        <>
          <Decoration name="daisy" className={styles.daisy} />
          <p className={styles.name}>{account.name}</p>
          <p className={styles.kept}>
            {account.email === null
              ? t(mail ? 'account.mine.guest' : 'account.mine.guestWithoutMail')
              : t('account.mine.permanent', { email: account.email })}
          </p>
          <div className={styles.ways}>
            <Button icon="pen" ref={state === 'shown' ? null : takeFocus} onClick={() => setState('changing')}>
              {t('account.mine.rename')}
            </Button>
            <Link href={`/people/${account.id}`} className={buttonClass()}>
              {t('people.mine')}
            </Link>
            <SignOut account={account} />
          </div>
        </>
      )}
    </div>
  );
}
