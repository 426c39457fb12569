import { useState } from 'react';
import { Entries } from '../../../guide/Entry.tsx';
import { useWords } from '../../board/useWords.ts';
import { type Field, field, FIELD_IDS } from '../../content/fields.ts';
import { type Colour, COLOURS } from '../../content/terms.ts';
import { FieldEntry } from '../figures/entries.tsx';
import { useTexts } from '../texts.ts';
import { Filter } from './Filter.tsx';
import * as styles from './chapters.module.css';

type Tool = Field['kind'];
const TOOLS: readonly Tool[] = ['billhook', 'cauldron'];

/** The fields, all of them or those of a colour and a tool. */
export function AllFields() {
  const words = useWords();
  const { reference } = useTexts();
  const [colour, setColour] = useState<Colour | null>(null);
  const [tool, setTool] = useState<Tool | null>(null);
  const shown = FIELD_IDS.filter((id) => {
    const { colours, kind } = field(id);
    return (!colour || colours.includes(colour)) && (!tool || kind === tool);
  });
  return (
    <>
      <div className={styles.filters}>
        <Filter
          name={reference.colour}
          options={COLOURS}
          label={(each) => words.t(`colours.${each}`)}
          icon={(each) => `f-${each}` as const}
          chosen={colour}
          onChoose={setColour}
        />
        <Filter
          name={reference.tool}
          options={TOOLS}
          label={(each) => reference.tools[each]}
          icon={(each) => each}
          chosen={tool}
          onChoose={setTool}
        />
        <output>
          {reference.shown} {shown.length}
        </output>
      </div>
      <Entries columns={3}>
        {shown.map((id) => (
          <FieldEntry key={id} id={id} />
        ))}
      </Entries>
    </>
  );
}
