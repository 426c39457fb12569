import { lookOf } from '../../../games/looks.tsx';
import { Icon } from '../../components/Icon.tsx';
import { useFace } from '../../face.ts';

/** Sun or moon, where rounds are played by day or by night. */
export function LightIcon({ round, size }: { readonly round: number; readonly size: number }) {
  const light = lookOf(useFace().playable.meta.id).lightOf?.(round);
  return light && <Icon name={light === 'day' ? 'sun' : 'moon'} size={size} />;
}
