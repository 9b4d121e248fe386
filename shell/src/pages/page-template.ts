import type { Language } from '@haven/shared-ui/language';

export type PageParts = {
  language: Language;
  title: string;
  description: string;
  /** Style elements of the rendered body, without nonces. */
  styles: string;
  body: string;
  /** Addresses of the scripts that the page begins with. */
  scripts: string[];
  fonts: { sans: string; serif: string };
};

const fontFaces = ({ sans, serif }: PageParts['fonts']) =>
  [
    ['Source Sans 3 Variable', sans],
    ['Literata Variable', serif],
  ]
    .map(
      ([family, url]) =>
        `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:200 900;` +
        `src:url(${url}) format('woff2-variations')}`,
    )
    .join('');

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * A whole page. `{{…}}` are filled in by the gateway with each request: the nonce of its content security policy, the
 * theme the person chose, the remotes that run now and what to load early.
 */
export function pageTemplate(parts: PageParts): string {
  const { language, title, description, styles, body, scripts, fonts } = parts;
  // Without its marks, so that the browser's styles don't take up these: its components have other names than the
  // build's, and a rule taken up under a wrong name stands in the wrong place of the cascade.
  const nonced = styles
    .replaceAll(/ data-styled(-version)?="[^"]*"/g, '')
    .replaceAll('<style', '<style nonce="{{nonce}}"');
  return `<!doctype html>
<html lang="${language}" data-theme="{{theme}}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<meta name="description" content="${escaped(description)}">
<meta name="haven-release" content="{{release}}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#1f5042">
<meta property="csp-nonce" nonce="{{nonce}}">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="manifest" href="/manifest.webmanifest">
<link rel="preload" href="${fonts.sans}" as="font" type="font/woff2" crossorigin>
{{preloads}}
<style nonce="{{nonce}}">${fontFaces(fonts)}</style>
${nonced}
<script type="application/json" id="haven-remotes">{{registry}}</script>
${scripts.map((script) => `<script src="${script}" defer nonce="{{nonce}}"></script>`).join('\n')}
</head>
<body>
<div id="root">${body}</div>
</body>
</html>
`;
}
