import { expect, test } from 'vitest';
import { pageTemplate } from './page-template.ts';

test("a page's own styles are no part of those that the browser adds, and carry the nonce", () => {
  const html = pageTemplate({
    language: 'en',
    title: 'Crisis Resources',
    description: 'Whom to call',
    styles: '<style data-styled="true" data-styled-version="6.6.0">.a{color:red}</style>',
    body: '',
    scripts: [],
    fonts: { sans: '/sans.woff2', serif: '/serif.woff2' },
  });
  expect(html).toContain('<style nonce="{{nonce}}">.a{color:red}</style>');
});
