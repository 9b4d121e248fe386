/**
 * The HTML files that the shell's build leaves for the gateway to fill in. A template is cut at its placeholders once,
 * so that a request costs one join.
 */

/** What a template may hold, as `{{nonce}}` and so on. */
export type PageValues = {
  /** Allows the page's own inline styles; new for each request. */
  nonce: string;
  /** The remote registry, as JSON for a `<script type="application/json">`. */
  registry: string;
  /** `<link>` elements for what the page is going to fetch at once; may be empty. */
  preloads: string;
  theme: 'light' | 'dark';
  /** Names the release. */
  release: string;
};

export type HtmlPage = (values: PageValues) => string;

/** @throws when a placeholder is none of ours, which a page would show to people as it stands */
export function htmlPage(template: string): HtmlPage {
  const parts = template.split(/\{\{(\w+)\}\}/);
  const pieces = parts.map((part, index) => (index % 2 === 0 ? () => part : fillerFor(part)));
  return (values) => pieces.map((piece) => piece(values)).join('');
}

function fillerFor(placeholder: string): (values: PageValues) => string {
  switch (placeholder) {
    case 'nonce':
    case 'registry':
    case 'preloads':
    case 'theme':
    case 'release':
      return (values) => values[placeholder];
    default:
      throw new Error(`A page holds {{${placeholder}}}, which nobody fills in.`);
  }
}

/** JSON that is safe within a script element: no `<` can end it or open a comment. */
export const jsonForScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Safe within a double-quoted attribute. */
export const forAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
