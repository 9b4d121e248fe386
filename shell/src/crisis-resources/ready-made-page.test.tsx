// @vitest-environment node
import commonEs from '@haven/shared-ui/common/locales/es.json';
import { addressOf, crisisLines } from '@haven/shared-ui/crisis-lines';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { expect, test } from 'vitest';
import shellEs from '../locales/es.json';
import { CrisisResources } from './crisis-resources.tsx';

test('without a browser, the crisis page is whole and all its numbers are links', async () => {
  await i18next.use(initReactI18next).init({
    lng: 'es',
    fallbackLng: false,
    interpolation: { escapeValue: false },
    resources: { es: { common: commonEs, shell: shellEs } },
  });
  const html = renderToStaticMarkup(<CrisisResources />);
  expect(html).toContain('Recursos de crisis</h1>');
  for (const line of crisisLines)
    expect(html).toContain(`href="${addressOf(line, 'es').replaceAll('&', '&amp;')}"`);
  // The content policy of the ready-made page refuses inline styles.
  expect(html).not.toContain(' style=');
  expect(html).not.toMatch(/crisis(Resources|Lines)\./);
});
