import { useState } from 'react';
import { Panel } from '../../../shared/picture/Panel.tsx';
import { STICKS } from '../../content/terms.ts';
import type { StickFace } from '../art/StickArt.tsx';
import type { ToldLine } from '../board.ts';
import { KeyThrows, Sticks, type StickShown } from '../sticks/Sticks.tsx';
import { useWords } from '../useWords.ts';
import type { Words } from '../words.ts';
import { lastThrow } from './tidings.ts';
import * as styles from './ThrowPanel.module.css';

/** What was thrown last, by whomever. */
export function ThrowPanel({ log }: { readonly log: readonly ToldLine[] }) {
  const words = useWords();
  const { t } = words;
  const told = lastThrow(log);
  const id = told?.id ?? '';
  // what was thrown before the table was opened lies still
  const [first] = useState(id);
  const title = t('picture.throw.title');
  const thrown = { label: title, throwId: id, tumbles: id !== first };
  const note = told ? t('picture.throw.by', { player: words.player(told.line.tokens.player.seat) }) : '';
  return (
    <Panel title={title} {...(note && { note })}>
      <div data-region="sticks" className={styles.throw}>
        {told?.line.key === 'keyThrow' ? (
          <KeyThrows {...thrown} throws={keyThrowsShown(words, told.line.tokens.keys.keys)} />
        ) : (
          <Sticks {...thrown} sticks={sticksShown(words, told?.line.tokens.sticks ?? null)} />
        )}
      </div>
      <p className={styles.note}>{throwNote(words, told)}</p>
    </Panel>
  );
}

type Told = ReturnType<typeof lastThrow>;

function throwNote({ t }: Words, told: Told): string {
  if (!told) return t('picture.throw.nothing');
  if (told.line.key === 'keyThrow') {
    const isFree = told.line.tokens.keys.keys.flat().length === STICKS.length;
    return t(isFree ? 'picture.throw.freed' : 'picture.throw.stays');
  }
  const [first, second] = told.line.tokens.sticks.sticks;
  return t(first === second ? 'picture.throw.equal' : 'picture.throw.unequal');
}

type Thrown = Extract<NonNullable<Told>['line'], { key: 'throw' }>['tokens']['sticks'];

function sticksShown({ t }: Words, thrown: Thrown | null): StickShown[] {
  return STICKS.map((stick): StickShown => {
    const name = t(`sticks.${stick}`);
    if (!thrown) return { stick, face: { shows: 'nothing' }, label: t('picture.throw.blank', { stick: name }) };
    if (stick === 'symbol') {
      const symbol = t(`symbols.${thrown.symbol}`);
      return { stick, face: { shows: thrown.symbol }, label: t('picture.throw.symbol', { stick: name, symbol }) };
    }
    const number = thrown.sticks[stick === 'first' ? 0 : 1];
    const face: StickFace = { shows: 'number', value: number };
    return { stick, face, label: t('picture.throw.number', { stick: name, number }) };
  });
}

const keyThrowsShown = (
  { t, amount }: Words,
  keys: Extract<NonNullable<Told>['line'], { key: 'keyThrow' }>['tokens']['keys']['keys'],
) =>
  keys.map((shown, i) => ({
    keys: shown,
    label:
      shown.length > 0
        ? t('picture.throw.keys', { n: i + 1, keys: amount('keys', shown.length) })
        : t('picture.throw.noKeys', { n: i + 1 }),
  }));
