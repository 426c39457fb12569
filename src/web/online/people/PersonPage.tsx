import { useTranslation } from 'react-i18next';
import { Decoration } from '../../components/Decoration.tsx';
import { AllSymbols } from '../../../games/looks.tsx';
import { Message } from '../../pages/Message.tsx';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { Sheet } from '../../shell/Sheet.tsx';
import { Waiting } from '../../shell/Waiting.tsx';
import { Unreachable } from '../Unreachable.tsx';
import { GameCard } from './GameCard.tsx';
import { Opponents } from './Opponents.tsx';
import * as styles from './PersonPage.module.css';
import { Results } from './Results.tsx';
import { useProfile } from './useProfile.ts';

/** A person as everybody may know them: what they have played, how well, and with whom. */
export function PersonPage({ id }: { readonly id: string }) {
  const { t, i18n } = useTranslation('online');
  const { told, again, more, busy, problem } = useProfile(id);
  if (told === 'asked') return <Waiting />;
  if (told === 'nobody') return <Message title={t('people.gone')} text={t('people.goneText')} />;
  if (told === 'unreachable') return <Unreachable onAgain={again} />;
  const { name, since, isMe, games, opponents } = told;
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(since);
  return (
    <Sheet>
      <AllSymbols />
      <Decoration name="daisy" className={styles.daisy} />
      <div className={styles.page}>
        <header className={styles.head}>
          <PageHeading title={name} className={styles.name} />
          <p>{t('people.since', { date })}</p>
          {isMe && <p>{t('people.me')}</p>}
          {games.length === 0 && <p className={styles.none}>{t('people.none')}</p>}
        </header>
        {games.map((record) => (
          <GameCard key={record.game} record={record} />
        ))}
        {told.results.length > 0 && <Results list={told} busy={busy} problem={problem} onMore={more} />}
        {opponents.length > 0 && <Opponents opponents={opponents} />}
      </div>
    </Sheet>
  );
}
