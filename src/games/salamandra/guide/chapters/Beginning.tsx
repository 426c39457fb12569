import { Icon } from '../../../../web/components/Icon.tsx';
import { Bullets, Passage, Plate, Prose } from '../../../guide/prose.tsx';
import { Signposts } from '../../../guide/Signposts.tsx';
import { opening, OPENING_FRAME } from '../examples/index.ts';
import { GardenPicture } from '../figures/GardenPicture.tsx';
import { Chapter } from '../parts.ts';
import { useTexts } from '../texts.ts';

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
  const { round } = useTexts();
  return (
    <Chapter id="round">
      <Prose text={round.text} />
      <Signposts
        posts={ACTIONS.map(([action, icon]) => ({
          to: action,
          icon: <Icon name={icon} size={28} />,
          text: round.actions[action],
        }))}
      />
      <Prose text={round.free} />
    </Chapter>
  );
}
