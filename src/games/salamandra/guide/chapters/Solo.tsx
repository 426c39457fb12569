import { Prose, Steps } from '../../../guide/prose.tsx';
import { LabourTable } from '../figures/LabourTable.tsx';
import { Chapter } from '../parts.ts';
import { useTexts } from '../texts.ts';

export function Solo() {
  const { solo } = useTexts();
  return (
    <Chapter id="solo">
      <Prose text={solo.text} />
      <Steps items={solo.steps} />
      <LabourTable />
      <Prose text={solo.end} />
    </Chapter>
  );
}
