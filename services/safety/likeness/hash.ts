/** A number of 32 bits for a word (FNV-1a). */
export function hash(word: string, seed = 0): number {
  let value = 0x811c9dc5 ^ seed;
  for (let at = 0; at < word.length; at += 1) value = Math.imul(value ^ word.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

/** One number of two, in their order. */
export function join(one: number, other: number): number {
  let value = Math.imul(one ^ (one >>> 15), 0x2c1b3c6d) ^ Math.imul(other, 0x297a2d39);
  value = Math.imul(value ^ (value >>> 12), 0x85ebca6b);
  return (value ^ (value >>> 16)) >>> 0;
}
