import { useTranslation } from 'react-i18next';
import { METAS } from '../../../games/metas.ts';
import type { GameMeta } from '../../../games/module.ts';
import { companySizes } from '../../../games/options.ts';
import { Choices } from '../../shell/Choices.tsx';

interface GameChoiceProps {
  readonly value: string;
  readonly onChange: (game: string) => void;
}

export function GameChoice({ value, onChange }: GameChoiceProps) {
  const { t } = useTranslation('online');
  const options = METAS.map(({ id, name }) => ({ value: id, label: name }));
  return <Choices legend={t('lobby.filters.game')} options={options} value={value} onChange={onChange} />;
}

interface PlayersChoiceProps {
  readonly meta: GameMeta;
  readonly value: number;
  readonly onChange: (players: number) => void;
}

export function PlayersChoice({ meta, value, onChange }: PlayersChoiceProps) {
  const { t } = useTranslation('online');
  const options = companySizes(meta).map((count) => ({ value: count, label: count }));
  return <Choices legend={t('lobby.players')} options={options} value={value} onChange={onChange} />;
}
