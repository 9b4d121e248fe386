/**
 * Pages allow a style tag only with the nonce of their content security policy (`style-src 'self' 'nonce-…'`), which
 * the page carries in `<meta property="csp-nonce" nonce="…">`. styled-components looks there by itself. What radix
 * brings does not: react-remove-scroll (behind open dialogs and selects) asks `get-nonce`, which asks webpack; the
 * viewport of a select takes it as a property. Their rooms call these functions, so nobody else has to.
 */

declare let __webpack_nonce__: string | undefined;

/** The nonce of this page; undefined where there is no policy, as under a development server. */
export const styleNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;

/** Gives the page's nonce to webpack, and so to every style tag that a library adds from now on. */
export function handOverStyleNonce(): void {
  if (typeof __webpack_nonce__ !== 'undefined') __webpack_nonce__ = styleNonce();
}
