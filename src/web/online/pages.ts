/** The pages that need the server, each loaded with the words for all of them when it is first opened. */
import type { ComponentType } from 'react';
import { needTexts } from '../i18n.ts';
import { lazyPage } from '../lazily.tsx';
import { onlineLocales } from './locales/index.ts';

const page = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPage(async () => {
    const [component, { keepLanguage }] = await Promise.all([
      load(),
      import('./keepLanguage.ts'),
      needTexts('online', onlineLocales),
    ]);
    keepLanguage();
    return component;
  });

export const Lobby = page(async () => (await import('./lobby/Lobby.tsx')).Lobby);
export const NewMatch = page(async () => (await import('./lobby/NewMatch.tsx')).NewMatch);
export const MyGames = page(async () => (await import('./games/MyGames.tsx')).MyGames);
export const Account = page(async () => (await import('./account/Account.tsx')).Account);
export const PersonPage = page(async () => (await import('./people/PersonPage.tsx')).PersonPage);
export const SignInByLink = page(async () => (await import('./account/SignInByLink.tsx')).SignInByLink);
export const MatchPage = page(async () => (await import('./match/MatchPage.tsx')).MatchPage);
export const DailyPage = page(async () => (await import('./daily/DailyPage.tsx')).DailyPage);
export const OffPage = page(async () => (await import('./off/OffPage.tsx')).OffPage);
export const ReplayPage = page(async () => (await import('./replay/ReplayPage.tsx')).ReplayPage);
export const LocalReplayPage = page(async () => (await import('./replay/LocalReplayPage.tsx')).LocalReplayPage);
