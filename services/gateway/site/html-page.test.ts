import { expect, it } from 'vitest';
import { forAttribute, htmlPage, jsonForScript } from './html-page.ts';

const values = { nonce: 'N', registry: 'R', preloads: 'P', theme: 'dark', release: 'L' } as const;

it('fills in every placeholder, as often as it stands there', () => {
  const page = htmlPage('{{nonce}}-{{registry}}-{{preloads}}-{{theme}}-{{release}}-{{nonce}}');
  expect(page(values)).toBe('N-R-P-dark-L-N');
});

it('leaves braces alone that are no placeholder', () => {
  expect(htmlPage('a{b:{c}} {{ nonce }}')(values)).toBe('a{b:{c}} {{ nonce }}');
});

it('does not fill in what a value brings along', () => {
  expect(htmlPage('{{registry}}')({ ...values, registry: '{{nonce}} $&' })).toBe('{{nonce}} $&');
});

it('refuses a template with a placeholder that nobody fills in', () => {
  expect(() => htmlPage('{{nonse}}')).toThrow('{{nonse}}');
});

it('writes JSON that cannot end its script element', () => {
  const json = jsonForScript({ manifest: '</script><script>alert(1)//<!--' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ manifest: '</script><script>alert(1)//<!--' });
});

it('writes attributes that cannot end theirs', () => {
  expect(forAttribute('"><b>&')).toBe('&quot;>&lt;b>&amp;');
});
