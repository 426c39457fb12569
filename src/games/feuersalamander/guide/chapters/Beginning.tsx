import { Prose, Steps } from '../../../guide/prose.tsx';
import { CompaniesTable } from '../figures/CompaniesFigure.tsx';
import { Chapter } from '../parts.ts';
import { useTexts } from '../texts.ts';

export function Aim() {
  const { aim } = useTexts();
  return (
    <Chapter id="aim">
      <Prose text={aim} />
    </Chapter>
  );
}

export function Setup() {
  const { setup } = useTexts();
  return (
    <Chapter id="setup">
      <Steps items={setup.steps} />
      <CompaniesTable />
    </Chapter>
  );
}

export function HandRule() {
  const { handRule } = useTexts();
  return (
    <Chapter id="hand-rule">
      <Prose text={handRule.text} />
    </Chapter>
  );
}
