import { commonTexts } from '@haven/shared-ui/common';
import { addTexts, startLanguage } from '@haven/shared-ui/language';
import { GlobalStyle } from '@haven/shared-ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './remotes/late-rooms.ts';
import { startReminder } from './daily-reminder/start-reminder.ts';
import { Haven } from './haven.tsx';
import { shellTexts } from './locales/index.ts';
import { registerAreas } from './remotes/load-area.ts';
import { readRegistry } from './remotes/registry.ts';
import { HavenRoutes } from './routes.tsx';
import { startServiceWorker } from './start-up/start-service-worker.ts';

async function start(): Promise<void> {
  const [registry] = await Promise.all([
    // Without a registry the shell's own screens still work.
    readRegistry().catch(() => ({})),
    startLanguage(),
  ]);
  await Promise.all([addTexts('common', commonTexts), addTexts('shell', shellTexts)]);
  registerAreas(registry);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element "root".');
  createRoot(root).render(
    <StrictMode>
      <GlobalStyle />
      <Haven>
        <HavenRoutes registry={registry} />
      </Haven>
    </StrictMode>,
  );
  startServiceWorker();
  startReminder();
}

void start();
