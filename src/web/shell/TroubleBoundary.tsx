import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../components/Button.tsx';
import { PageHeading } from './PageHeading.tsx';
import { Sheet } from './Sheet.tsx';

/** Catches what goes wrong in the pages, most likely a part that could not be loaded. */
export class TroubleBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Trouble /> : this.props.children;
  }
}

function Trouble() {
  const { t } = useTranslation();
  return (
    <main>
      <Sheet narrow>
        <PageHeading title={t('trouble.title')} />
        <p>{t('trouble.text')}</p>
        <Button kind="primary" icon="restart" onClick={() => window.location.reload()}>
          {t('trouble.again')}
        </Button>
        {/* a plain link: the site starts anew */}
        <a href="/" className={buttonClass('quiet')}>
          {t('goHome')}
        </a>
      </Sheet>
    </main>
  );
}
