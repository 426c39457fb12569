import { Fragment } from 'react';
import { useWords } from '../../board/useWords.ts';
import { BEAR_IDS, BLACK_IDS, EAGLE_IDS, YELLOW_IDS } from '../../content/cards.ts';
import { type GroveId, GROVE_IDS, GROVES } from '../../content/groves.ts';
import { SPELLBOOK_IDS } from '../../content/spellbooks.ts';
import { CardEntry, GroveEntry, SpellbookEntry } from '../figures/entries.tsx';
import { Entries } from '../figures/Entry.tsx';
import { AllFields } from './AllFields.tsx';
import { Chapter, Prose, Section } from '../prose.tsx';
import { useTexts } from '../texts.ts';
import * as styles from './chapters.module.css';

const BEASTS = { bear: BEAR_IDS, eagle: EAGLE_IDS } as const;
const SALAMANDERS = { yellow: YELLOW_IDS, black: BLACK_IDS } as const;

/** Every piece of the game, in pictures and in words. */
export function Reference() {
  const words = useWords();
  const { reference } = useTexts();
  return (
    <Chapter id="reference">
      <Prose text={reference.text} />
      <Section id="all-fields">
        <AllFields />
      </Section>
      <Section id="all-groves">
        <AllGroves />
      </Section>
      <Section id="all-beasts">
        {(['bear', 'eagle'] as const).map((beast) => (
          <Fragment key={beast}>
            <h4 className={styles.group}>{words.t(`board.${beast}`)}</h4>
            <Entries columns={3}>
              {BEASTS[beast].map((id) => (
                <CardEntry key={id} id={id} />
              ))}
            </Entries>
          </Fragment>
        ))}
      </Section>
      <Section id="all-salamanders">
        {(['yellow', 'black'] as const).map((half) => (
          <Fragment key={half}>
            <h4 className={styles.group}>{words.t('board.temple', { half: words.t(`halves.${half}`) })}</h4>
            <Entries columns={3}>
              {SALAMANDERS[half].map((id) => (
                <CardEntry key={id} id={id} />
              ))}
            </Entries>
          </Fragment>
        ))}
      </Section>
      <Section id="all-spellbooks">
        <Entries columns={3}>
          {SPELLBOOK_IDS.map((id) => (
            <SpellbookEntry key={id} id={id} />
          ))}
        </Entries>
      </Section>
    </Chapter>
  );
}

/** The groves by what they give. */
function AllGroves() {
  const words = useWords();
  const gainOf = (id: GroveId) => words.gains(GROVES[id].gain);
  return [...new Set(GROVE_IDS.map(gainOf))].map((gain) => (
    <Fragment key={gain}>
      <h4 className={styles.group}>{gain}</h4>
      <Entries columns={6}>
        {GROVE_IDS.filter((id) => gainOf(id) === gain).map((id) => (
          <GroveEntry key={id} id={id} />
        ))}
      </Entries>
    </Fragment>
  ));
}
