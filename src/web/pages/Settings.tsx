import { useTranslation } from 'react-i18next';
import { SettingsForm } from '../SettingsForm.tsx';
import { PageHeading } from '../shell/PageHeading.tsx';
import { Sheet } from '../shell/Sheet.tsx';

export function Settings() {
  const { t } = useTranslation();
  return (
    <Sheet narrow>
      <PageHeading title={t('settings.title')} />
      <p>{t('settings.lead')}</p>
      <SettingsForm />
    </Sheet>
  );
}
