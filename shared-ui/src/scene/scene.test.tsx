import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as scenes from './index.ts';

test.each(Object.entries(scenes))('%s is decoration, and light', (_name, Scene) => {
  const markup = renderToStaticMarkup(<Scene />);
  expect(markup).toContain('aria-hidden="true"');
  // Strict content policies refuse inline styles in ready-made pages.
  expect(markup).not.toContain('style=');
  expect(new Blob([markup]).size).toBeLessThan(3000);
});
