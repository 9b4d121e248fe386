/**
 * The pages that are rendered to HTML when the site is built, run by `shell/render-pages.ts`. `app` is the page of
 * every path that has none of its own.
 */
import literata from '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2';
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';
import commonEn from '@haven/shared-ui/common/locales/en.json';
import commonEs from '@haven/shared-ui/common/locales/es.json';
import { type Language, languages, texts } from '@haven/shared-ui/language';
import { GlobalStyle } from '@haven/shared-ui/theme';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { CrisisResources } from '../crisis-resources/crisis-resources.tsx';
import { StaticLayout } from '../layout/static-layout.tsx';
import shellEn from '../locales/en.json';
import shellEs from '../locales/es.json';
import { pageTemplate } from './page-template.ts';

export type RenderedPage = { file: string; html: string };

async function speak(language: Language): Promise<void> {
  if (texts.isInitialized) {
    await texts.changeLanguage(language);
    return;
  }
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    resources: { en: { common: commonEn, shell: shellEn }, es: { common: commonEs, shell: shellEs } },
  });
}

/** Renders something without a browser; its styles come as style elements. */
function renderStatic(path: string, content: ReactNode): { body: string; styles: string } {
  const sheet = new ServerStyleSheet();
  try {
    const tree = (
      <StaticRouter location={path}>
        <GlobalStyle />
        {content}
      </StaticRouter>
    );
    const body = renderToStaticMarkup(sheet.collectStyles(tree));
    return { body, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

/**
 * @param scripts the addresses of the browser build's first files
 * @returns every page in every language
 */
export async function renderPages(scripts: string[]): Promise<RenderedPage[]> {
  const fonts = { sans: sourceSans, serif: literata };
  const pages: RenderedPage[] = [];
  for (const language of languages) {
    await speak(language);
    const t = texts.getFixedT(language, 'shell');
    const shared = { language, scripts, fonts, description: t('layout.description') };
    const crisis = renderStatic(
      '/crisis-resources',
      <StaticLayout>
        <CrisisResources />
      </StaticLayout>,
    );
    const app = renderStatic('/', null);
    const crisisTitle = `${t('crisisResources.heading')} · Haven`;
    pages.push(
      {
        file: `crisis-resources.${language}.html`,
        html: pageTemplate({ ...shared, ...crisis, title: crisisTitle }),
      },
      { file: `app.${language}.html`, html: pageTemplate({ ...shared, ...app, title: 'Haven' }) },
    );
  }
  return pages;
}
