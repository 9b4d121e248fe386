import { addTexts, startLanguage } from '@haven/shared-ui/language';
import { commonTexts } from '@haven/shared-ui/common';
import { RouterProvider } from '@haven/shared-ui/router';
import { GlobalStyle } from '@haven/shared-ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './remotes/late-rooms.ts';
import { registerAreas } from './remotes/load-area.ts';
import { readRegistry } from './remotes/registry.ts';
import { createRouter } from './routes.tsx';
import { shellTexts } from './locales/index.ts';
import { startServiceWorker } from './start-up/start-service-worker.ts';
import { Haven } from './haven.tsx';

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
        <RouterProvider router={createRouter(registry)} />
      </Haven>
    </StrictMode>,
  );
  startServiceWorker();
}

void start();
