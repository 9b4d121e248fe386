/** What decides between two versions of one entry. */
export type EntryVersion = { updatedAt: number; deleted: boolean; body: string };

/**
 * Tells whether one version of an entry replaces another: the later change wins. Two changes of the same millisecond
 * are settled by their content (a removal before a text, then the greater text), so that the cloud and every device
 * choose the same one, in whatever order they learn of them.
 *
 * @returns false for two equal versions; removals of the same millisecond are equal
 */
export function isNewerEntry(one: EntryVersion, other: EntryVersion): boolean {
  if (one.updatedAt !== other.updatedAt) return one.updatedAt > other.updatedAt;
  if (one.deleted || other.deleted) return one.deleted && !other.deleted;
  return isGreaterText(one.body, other.body);
}

/**
 * Compares by code point, which is how the database orders its UTF-8. JavaScript's `>` goes by UTF-16 unit and sorts
 * an emoji before U+E000 to U+FFFF: then the cloud and a device could each keep their own version for ever.
 */
function isGreaterText(one: string, other: string): boolean {
  const others = [...other];
  for (const [i, sign] of [...one].entries()) {
    const beside = others[i];
    if (sign !== beside) return codePoint(sign) > codePoint(beside ?? '');
  }
  return false;
}

/** -1 for the end of a text, which is before every sign. */
const codePoint = (sign: string) => sign.codePointAt(0) ?? -1;
