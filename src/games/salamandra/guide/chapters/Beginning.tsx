import { Icon } from '../../../../web/components/Icon.tsx';
import { opening, OPENING_FRAME } from '../examples/index.ts';
import { GardenPicture } from '../figures/GardenPicture.tsx';
import { Bullets, Chapter, Passage, Plate, Prose } from '../prose.tsx';
import { useTexts } from '../texts.ts';
import * as styles from './chapters.module.css';

export function Aim() {
  const { aim } = useTexts();
  return (
    <Chapter id="aim">
      <Prose text={aim} />
    </Chapter>
  );
}

export function Setup() {
  const { setup } = useTexts();
  const figure = (
    <Plate caption={setup.caption}>
      <GardenPicture view={opening} frame={OPENING_FRAME} />
    </Plate>
  );
  return (
    <Chapter id="setup">
      <Passage figure={figure}>
        <Prose text={setup.text} />
        <Bullets items={setup.list} />
      </Passage>
    </Chapter>
  );
}

/** The five actions, each with the icon that the board has for it. */
const ACTIONS = [
  ['place', 'place'],
  ['build', 'build'],
  ['cauldron', 'brew'],
  ['temple', 'shrine'],
  ['pass', 'harvest'],
] as const;

export function Round() {
  const { round, titles } = useTexts();
  return (
    <Chapter id="round">
      <Prose text={round.text} />
      <ul className={styles.actions}>
        {ACTIONS.map(([action, icon]) => (
          <li key={action}>
            <Icon name={icon} size={28} />
            <a href={`#${action}`}>{titles[action]}</a>
            <span>{round.actions[action]}</span>
          </li>
        ))}
      </ul>
      <Prose text={round.free} />
    </Chapter>
  );
}
