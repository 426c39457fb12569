import { Chapter, Prose } from '../prose.tsx';
import { AllRulings } from '../Ruling.tsx';
import { useTexts } from '../texts.ts';

export function Rulings() {
  const { rulings } = useTexts();
  return (
    <Chapter id="rulings">
      <Prose text={rulings.text} />
      <AllRulings />
    </Chapter>
  );
}
