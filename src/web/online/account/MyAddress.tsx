import { useTranslation } from 'react-i18next';
import { Section } from '../../shell/Section.tsx';
import { MailForm } from './MailForm.tsx';

/** An address makes the account permanent; it is one’s own once its link has been opened. */
export function MyAddress({ email }: { readonly email: string | null }) {
  const { t } = useTranslation('online');
  return (
    <Section title={t('account.address.title')}>
      <p>{email === null ? t('account.address.none') : t('account.address.known', { email })}</p>
      <MailForm
        // the address that was waited for is here: there is nothing to wait for any more
        key={email}
        path="/api/me/email"
        label={t(email === null ? 'account.address.add' : 'account.address.change')}
        hint={t('account.address.hint')}
        submit={t('account.address.send')}
        sent={(to) => t('account.address.sent', { email: to })}
      />
    </Section>
  );
}
