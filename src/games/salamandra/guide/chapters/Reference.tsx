import { Fragment } from 'react';
import { Entries } from '../../../guide/Entry.tsx';
import { Group, Prose } from '../../../guide/prose.tsx';
import { useWords } from '../../board/useWords.ts';
import { BEAR_IDS, BLACK_IDS, EAGLE_IDS, YELLOW_IDS } from '../../content/cards.ts';
import { type GroveId, GROVE_IDS, GROVES } from '../../content/groves.ts';
import { SPELLBOOK_IDS } from '../../content/spellbooks.ts';
import { CardEntry, GroveEntry, SpellbookEntry } from '../figures/entries.tsx';
import { Chapter, Section } from '../parts.ts';
import { useTexts } from '../texts.ts';
import { AllFields } from './AllFields.tsx';

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
            <Group>{words.t(`board.${beast}`)}</Group>
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
            <Group>{words.t('board.temple', { half: words.t(`halves.${half}`) })}</Group>
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
      <Group>{gain}</Group>
      <Entries columns={6}>
        {GROVE_IDS.filter((id) => gainOf(id) === gain).map((id) => (
          <GroveEntry key={id} id={id} />
        ))}
      </Entries>
    </Fragment>
  ));
}
