import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { startI18n } from './i18n.ts';

async function open(): Promise<void> {
  await startI18n();
  createRoot(document.querySelector('#root') as HTMLElement).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

void open();
