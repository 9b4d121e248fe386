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
  const shorter = Math.min(one.length, other.length);
  for (let i = 0; i < shorter; i++) {
    if (one[i] !== other[i]) return rank(one.charCodeAt(i)) > rank(other.charCodeAt(i));
  }
  return one.length > other.length;
}

/** Puts the units of surrogate pairs (U+D800 to U+DFFF) above all others, where their code points are. */
const rank = (unit: number) => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit);
