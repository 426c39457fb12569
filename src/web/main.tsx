import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { startI18n } from './i18n.ts';
import { localMatches } from './localMatches.ts';
import { startMotion } from './motion.ts';
import { registerServiceWorker } from './registerServiceWorker.ts';
import { hearSettings } from './settings.ts';
import { startTheme } from './theme.ts';

async function open(): Promise<void> {
  startMotion();
  startTheme();
  window.addEventListener('storage', ({ key }) => {
    hearSettings(key);
    localMatches.hear(key);
  });
  await startI18n();
  createRoot(document.querySelector('#root') as HTMLElement).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  if (process.env.NODE_ENV === 'production') void registerServiceWorker();
}

void open();
