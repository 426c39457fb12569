import { useTranslation } from 'react-i18next';
import { METAS } from '../../../games/metas.ts';
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
  /** The numbers that can be chosen. */
  readonly sizes: readonly number[];
  readonly value: number;
  readonly onChange: (players: number) => void;
}

export function PlayersChoice({ sizes, value, onChange }: PlayersChoiceProps) {
  const { t } = useTranslation('online');
  const { t: site } = useTranslation('site');
  const options = sizes.map((count) => ({ value: count, label: count === 1 ? site('newTable.alone') : count }));
  return <Choices legend={t('lobby.players')} options={options} value={value} onChange={onChange} />;
}
