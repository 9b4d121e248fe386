/** Characters; no page of ours has a longer address. */
const longest = 500;

/**
 * Tells whether an address is a page of our own site, so that nobody can be led elsewhere by a link to ours: it starts
 * with one slash, and has no second one beside it, no backslash (a browser reads it as a slash) and no control
 * character (a browser drops some, so that `/<tab>/` becomes `//`). `/api` is left out: it holds no pages, but `logout`.
 */
export function isOwnPath(path: string): boolean {
  return /^\/(?!api(?:[/?#]|$))[^\\\p{Cc}]*$/u.test(path) && !path.includes('//') && path.length <= longest;
}
