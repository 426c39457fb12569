import { useTranslation } from 'react-i18next';

/** Points that are only expected: a tenth is as much as anybody can tell. */
export function usePointWords(): (points: number) => string {
  const { i18n } = useTranslation();
  const format = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (points) => format.format(points);
}
