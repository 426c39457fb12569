import { useTranslation } from 'react-i18next';
import { ApprenticePicture } from '../../games/salamandra/board/art/ApprenticePicture.tsx';
import { Art } from '../../games/salamandra/board/art/Art.tsx';
import { FieldPicture } from '../../games/salamandra/board/art/FieldPicture.tsx';
import { GrovePicture } from '../../games/salamandra/board/art/GrovePicture.tsx';
import { Section } from '../shell/Section.tsx';
import * as styles from './FiveActions.module.css';

const ACTIONS = [
  ['place', <ApprenticePicture key="place" dye="madder" face="day" active size={60} />],
  ['build', <FieldPicture key="build" id="F17" size={84} />],
  ['brew', <Art key="brew" name="cauldron" size={64} />],
  ['worship', <Art key="worship" name="sal-yellow" size={72} />],
  ['harvest', <GrovePicture key="harvest" id="G19" size={72} />],
] as const;

/** What one does in this game, at a glance. */
export function FiveActions() {
  const { t } = useTranslation();
  return (
    <Section title={t('home.turn')}>
      <ul className={styles.actions}>
        {ACTIONS.map(([action, picture]) => (
          <li key={action}>
            <div className={styles.picture}>{picture}</div>
            <h3>{t(`home.${action}.name`)}</h3>
            <p>{t(`home.${action}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
