import { useTranslation } from 'react-i18next';
import type { GameMeta, GameOption, Options, OptionValue } from '../../games/module.ts';
import { optionHint, optionName, valueName } from '../../games/names.ts';
import { Choices } from './Choices.tsx';
import { NumberChoice } from './NumberChoice.tsx';

interface OptionFieldsProps {
  readonly meta: GameMeta;
  /** What is chosen now, for as many players as there are. */
  readonly options: Options;
  readonly onChange: (chosen: Options) => void;
}

/** All that the game lets its players choose before a match. */
export const OptionFields = ({ meta, options, onChange }: OptionFieldsProps) =>
  Object.entries(options).map(([name, value]) => (
    <OptionField
      key={name}
      game={meta.id}
      name={name}
      option={meta.options[name] as GameOption}
      value={value as OptionValue}
      onChange={(chosen) => onChange({ [name]: chosen })}
    />
  ));

interface OptionFieldProps {
  readonly game: string;
  readonly name: string;
  readonly option: GameOption;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
}

function OptionField({ game, name, option: { values, proposals }, value, onChange }: OptionFieldProps) {
  const { t } = useTranslation('site');
  const hint = optionHint(t, game, name);
  const labelled = (one: OptionValue) => ({ value: one, label: valueName(t, game, name, one) });
  const field = { legend: optionName(t, game, name), ...(hint && { hint }) };
  if ('from' in values) {
    return (
      <NumberChoice
        {...field}
        range={values}
        proposals={(proposals ?? []).map(labelled)}
        value={value as number}
        onChange={onChange}
      />
    );
  }
  return <Choices {...field} options={values.map(labelled)} value={value} onChange={onChange} />;
}
