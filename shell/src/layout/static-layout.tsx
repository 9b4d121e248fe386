import { useTexts } from '@haven/shared-ui/language';
import { color, font, space } from '@haven/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Footer } from './footer.tsx';
import { HavenMark } from './haven-mark.tsx';
import { Frame, Main } from './layout-frame.tsx';
import { SkipLink } from './skip-link.tsx';

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.two};
  padding: ${space.one} ${space.two};
  border-block-end: 1px solid ${color.line};
  background: ${color.surface};
`;

const HomeLink = styled.a`
  display: flex;
  align-items: center;
  gap: ${space.one};
  color: ${color.pine};
  font-family: ${font.serif};
  font-weight: 600;
  text-decoration: none;
`;

const Languages = styled.nav`
  display: flex;
  gap: ${space.two};
`;

/** The frame of a page for browsers without JavaScript: what needs no script works, and nothing else is shown. */
export function StaticLayout({ children }: { children: ReactNode }) {
  const t = useTexts('shell');
  return (
    <Frame>
      <SkipLink />
      <Bar>
        <HomeLink href="/">
          <HavenMark />
          Haven
        </HomeLink>
        <Languages aria-label={t('layout.languages')}>
          <a href="?lang=en" lang="en" hrefLang="en">
            English
          </a>
          <a href="?lang=es" lang="es" hrefLang="es">
            Español
          </a>
        </Languages>
      </Bar>
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <Footer />
    </Frame>
  );
}
