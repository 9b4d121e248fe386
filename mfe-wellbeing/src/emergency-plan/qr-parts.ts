/** Bytes that one code holds: a phone's camera still reads it well from a phone's screen (85 modules a side). */
export const mostBytes = 640;

const encoder = new TextEncoder();
const size = (text: string) => encoder.encode(text).length;

/** A line in pieces that fit, cut between signs and never within one. */
function piecesOf(line: string, most: number): string[] {
  const pieces = [''];
  for (const sign of line) {
    const last = pieces.length - 1;
    if (size(`${pieces[last]}${sign}`) > most) pieces.push(sign);
    else pieces[last] += sign;
  }
  return pieces;
}

/**
 * A text in parts that each fit a code, cut at the end of a line where possible. Joined again they are the text: nothing
 * may be lost on the way.
 */
export function qrParts(text: string, most = mostBytes): string[] {
  const lines = text.split(/(?<=\n)/).flatMap((line) => piecesOf(line, most));
  const parts: string[] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    if (last !== undefined && size(last + line) <= most) parts[parts.length - 1] = last + line;
    else parts.push(line);
  }
  return parts;
}
