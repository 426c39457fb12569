export type Theme = 'day' | 'night';

export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}
