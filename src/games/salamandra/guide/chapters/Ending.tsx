import { Bullets, Prose, Steps } from '../../../guide/prose.tsx';
import { DuringTable, FaithTable, MajorityTable } from '../figures/ScoringTables.tsx';
import { Chapter, Section } from '../parts.ts';
import { useTexts } from '../texts.ts';

export function EndOfRound() {
  const { endOfRound } = useTexts();
  return (
    <Chapter id="end-of-round">
      <Prose text={endOfRound} />
    </Chapter>
  );
}

export function EndOfGame() {
  const { endOfGame, scoring, ties } = useTexts();
  return (
    <Chapter id="end-of-game">
      <Prose text={endOfGame} />
      <DuringTable />
      <Section id="scoring">
        <Steps items={[scoring.spellbooks, scoring.faith, scoring.scrolls]} />
        <MajorityTable />
      </Section>
      <Section id="ties">
        <Bullets items={ties.list} />
        <FaithTable />
        <Prose text={ties.explanation} />
      </Section>
    </Chapter>
  );
}
