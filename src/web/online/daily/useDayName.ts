import { useTranslation } from 'react-i18next';

/** A day as people write it: the same day, wherever they are. */
export function useDayName(): (day: string) => string {
  const { i18n } = useTranslation();
  const dates = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' });
  return (day) => dates.format(Date.parse(day));
}
