import { useTranslation } from 'react-i18next';

/** Points that are only expected: a tenth is as much as anybody can tell. */
export const usePointWords = (): PointWords => usePointFormat('auto');

/** The same with a plus or a minus: how many more or fewer. */
export const useDifferenceWords = (): PointWords => usePointFormat('always');

type PointWords = (points: number) => string;

function usePointFormat(signDisplay: 'auto' | 'always'): PointWords {
  const { i18n } = useTranslation();
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const format = new Intl.NumberFormat(i18n.language, { ...digits, signDisplay });
  return (points) => format.format(points).replace('-', '−');
}
