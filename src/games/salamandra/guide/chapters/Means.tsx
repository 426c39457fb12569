import type { ReactNode } from 'react';
import { Bullets, Passage, Plate, Prose } from '../../../guide/prose.tsx';
import { Rich } from '../../../guide/Rich.tsx';
import { EffectSum, ExchangeSum, FieldPicture } from '../../board/art/index.ts';
import { CHEVRON, type Token } from '../../board/art/sum/tokens.ts';
import { Sum } from '../../board/art/Sum.tsx';
import { BEAST_CARDS, EXCHANGE } from '../../content/cards.ts';
import { field } from '../../content/fields.ts';
import { GLADE_FRAME, gladeView } from '../examples/index.ts';
import { GardenPicture } from '../figures/GardenPicture.tsx';
import { Chapter } from '../parts.ts';
import { useTexts } from '../texts.ts';
import * as styles from './chapters.module.css';

const ICON = 24;

const FLIP: readonly Token[] = [{ kind: 'icon', name: 'flip' }, CHEVRON, { kind: 'icon', name: 'crystal' }];

const FREE_ACTIONS: Readonly<Record<'flip' | 'work' | 'exchange' | 'cards', ReactNode>> = {
  flip: <Sum tokens={FLIP} size={ICON} />,
  work: <ExchangeSum {...field('F06').work} size={ICON} />,
  exchange: <EffectSum effect={EXCHANGE} size={ICON} />,
  cards: <EffectSum effect={BEAST_CARDS.E2.effect} size={ICON} />,
};

export function FreeActions() {
  const { freeActions } = useTexts();
  return (
    <Chapter id="free-actions">
      <Prose text={freeActions.text} />
      <ul className={styles.means}>
        {(Object.keys(FREE_ACTIONS) as (keyof typeof FREE_ACTIONS)[]).map((action) => (
          <li key={action}>
            <span className={styles.sum}>{FREE_ACTIONS[action]}</span>
            <p>
              <Rich text={freeActions.list[action]} />
            </p>
          </li>
        ))}
      </ul>
      <Prose text={freeActions.reactivate} />
    </Chapter>
  );
}

const POTION_MAKERS = ['F06', 'F21', 'F13', 'F18'] as const;

export function Paying() {
  const { paying } = useTexts();
  const figure = (
    <Plate caption={paying.caption}>
      <div className={styles.potions}>
        {POTION_MAKERS.map((id) => (
          <FieldPicture key={id} id={id} size={120} />
        ))}
      </div>
    </Plate>
  );
  return (
    <Chapter id="paying">
      <Passage figure={figure}>
        <Prose text={paying.text} />
      </Passage>
    </Chapter>
  );
}

export function Glades() {
  const { glades } = useTexts();
  const [meaning, use] = glades.text;
  const figure = (
    <Plate caption={glades.caption}>
      <GardenPicture view={gladeView} frame={GLADE_FRAME} marksGlades />
    </Plate>
  );
  return (
    <Chapter id="glades">
      <Passage figure={figure}>
        <Prose text={meaning} />
        <Bullets items={glades.list} />
        <Prose text={use} />
      </Passage>
    </Chapter>
  );
}
