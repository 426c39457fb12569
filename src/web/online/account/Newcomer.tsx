import { useTranslation } from 'react-i18next';
import { Decoration } from '../../components/Decoration.tsx';
import { AllSymbols } from '../../../games/looks.tsx';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { Section } from '../../shell/Section.tsx';
import { Sheet } from '../../shell/Sheet.tsx';
import * as styles from './Account.module.css';
import { MailForm } from './MailForm.tsx';
import { NameForm } from './NameForm.tsx';
import { useNotice } from './notice.ts';

/** The account page of whoever has none here: a new one, or the way back to one's own. */
export function Newcomer({ mail }: { readonly mail: boolean }) {
  const { t } = useTranslation('online');
  const notice = useNotice();
  return (
    <Sheet narrow>
      <AllSymbols />
      <Decoration name="lantern" className={styles.lantern} />
      <div className={styles.page}>
        <PageHeading title={t('account.title')} />
        <p role="status" className={styles.notice}>
          {notice && notice !== 'signedIn' && t(`account.notices.${notice}`)}
        </p>
        <NameForm lead={t('account.newcomer.lead')} />
        <Section title={t('account.newcomer.before')}>
          {mail && (
            <MailForm
              path="/api/sign-in"
              label={t('account.signIn.label')}
              hint={t('account.signIn.hint')}
              submit={t('account.signIn.send')}
              sent={() => t('account.signIn.sent')}
            />
          )}
          <p>{t('account.newcomer.device')}</p>
        </Section>
      </div>
    </Sheet>
  );
}
