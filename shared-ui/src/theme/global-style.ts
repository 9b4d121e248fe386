import { createGlobalStyle } from 'styled-components';
import { color, font, paletteCss, radius, spaceCss } from './tokens.ts';

/** Reset, base type, palettes, focus ring and the respect for reduced motion. Rendered once, by the shell. */
export const GlobalStyle = createGlobalStyle`
  :root { ${paletteCss('light')} ${spaceCss(1)} color-scheme: light; }
  :root[data-theme='dark'] { ${paletteCss('dark')} color-scheme: dark; }
  :root[data-compact] { ${spaceCss(0.75)} }

  *, *::before, *::after { box-sizing: border-box; }
  html { font-size: 106.25%; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: 5rem; }
  body {
    margin: 0;
    background: ${color.paper};
    color: ${color.ink};
    font-family: ${font.sans};
    line-height: 1.55;
    overflow-wrap: break-word;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; border: 0; min-inline-size: 0; }
  ul[role='list'], ol[role='list'] { list-style: none; }
  h1, h2, h3, h4 { line-height: 1.2; font-weight: 600; text-wrap: balance; }
  p { text-wrap: pretty; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { cursor: pointer; }
  img, svg { max-inline-size: 100%; display: block; flex-shrink: 0; }
  .lucide { inline-size: 1.25em; block-size: 1.25em; stroke-width: 1.75; }
  a { color: ${color.pine}; text-underline-offset: 0.18em; text-decoration-thickness: from-font; }
  a:hover { color: ${color.pineStrong}; }
  ::selection { background: ${color.lampSoft}; color: ${color.ink}; }
  :focus-visible { outline: 3px solid ${color.focus}; outline-offset: 3px; border-radius: ${radius.small}; }
  [tabindex='-1']:focus { outline: none; }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
