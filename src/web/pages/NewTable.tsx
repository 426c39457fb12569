import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lookOf } from '../../games/looks.tsx';
import type { GameMeta } from '../../games/module.ts';
import { optionsFrom, sizesOf, soloLevel } from '../../games/options.ts';
import { inColours } from '../../games/seats.ts';
import { calledBy } from '../called.ts';
import { Button } from '../components/Button.tsx';
import { Choices } from '../shell/Choices.tsx';
import { OptionFields } from '../shell/OptionFields.tsx';
import { PageHeading } from '../shell/PageHeading.tsx';
import { Sheet } from '../shell/Sheet.tsx';
import { AloneNotes } from '../solo/AloneNotes.tsx';
import { LocalBest } from '../solo/Best.tsx';
import { useNewTable } from '../useNewTable.ts';
import * as styles from './NewTable.module.css';
import { SeatFields } from './SeatFields.tsx';
import { clashingSeat, namedSeats, recallParty, rememberParty, withColour, withName, withPlayer } from './party.ts';

/** Who plays, asked as the game's meta says. */
export function NewTable({ meta }: { readonly meta: GameMeta }) {
  const { t } = useTranslation();
  const { busy, open } = useNewTable(meta);
  const [party, setParty] = useState(() => recallParty(meta));
  const [clash, setClash] = useState<number | null>(null);
  const form = useId();
  const { Symbols } = lookOf(meta.id);
  const options = optionsFrom(meta, party.players, party.options);
  const seats = inColours(meta, party.seats.slice(0, party.players), options);
  const level = soloLevel(meta, options);

  const names = calledBy(t, meta.id, seats);

  const start = () => {
    const named = namedSeats(seats);
    const clashing = clashingSeat(calledBy(t, meta.id, named));
    setClash(clashing);
    if (clashing !== null) return document.getElementById(`${form}-name-${clashing}`)?.focus();
    rememberParty(meta, party);
    open(named, options);
  };

  const fields = (
    <OptionFields
      meta={meta}
      options={options}
      onChange={(chosen) => setParty({ ...party, options: { ...party.options, ...chosen } })}
    />
  );
  return (
    <Sheet narrow>
      <Symbols />
      <PageHeading title={t('newTable.title')} />
      <p>{t('newTable.lead')}</p>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) start();
        }}
      >
        <Choices
          legend={t('newTable.count')}
          options={sizesOf(meta).map((count) => ({ value: count, label: count === 1 ? t('newTable.alone') : count }))}
          value={party.players}
          onChange={(players) => setParty({ ...party, players })}
        />
        {level === null ? (
          fields
        ) : (
          <div>
            {fields}
            <AloneNotes>
              <LocalBest level={level} />
            </AloneNotes>
          </div>
        )}
        <fieldset className={styles.seats}>
          <legend>{t('newTable.seats')}</legend>
          {party.players > 1 && <p>{t('newTable.order')}</p>}
          {seats.map((seat, i) => (
            <SeatFields
              key={`seat ${i + 1}`}
              id={`${form}-name-${i}`}
              number={i + 1}
              seat={seat}
              called={names[i] ?? ''}
              meta={meta}
              problem={clash === i ? t('newTable.sameName', { name: namedSeats([seat])[0]?.name }) : null}
              onPlayer={(player) => setParty(withPlayer(party, i, player))}
              onName={(name) => setParty(withName(party, i, name))}
              onColour={(colour) => setParty(withColour(party, i, colour))}
            />
          ))}
        </fieldset>
        <Button type="submit" kind="primary" icon="play" size="large" aria-disabled={busy}>
          {t('newTable.start')}
        </Button>
      </form>
    </Sheet>
  );
}
