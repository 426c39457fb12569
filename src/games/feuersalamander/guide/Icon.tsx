import { CardChip, EmblemDisc, Mark } from '../board/art/index.ts';
import { type IconName, isCard, isFigure } from './icons.ts';

interface IconProps {
  readonly name: IconName;
  readonly size: number;
}

export function Icon({ name, size }: IconProps) {
  if (isFigure(name)) return <EmblemDisc figure={name} size={size} />;
  if (isCard(name)) return <CardChip id={name} width={size} />;
  return <Mark name={name} size={size} />;
}
