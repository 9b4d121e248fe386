/**
 * Reads comma-separated values by RFC 4180, as a spreadsheet does: quotes may hold commas, line ends and doubled quotes.
 *
 * @returns a record for each row under the heading, by the names of the columns
 * @throws when a row has more or fewer fields than the heading
 */
export function readCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  // A field, and what ends it: a comma, the end of a line, or the end of the file.
  const fields = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy;
  const content = text.replace(/^\uFEFF/, '');
  while (fields.lastIndex < content.length) {
    const at = fields.lastIndex;
    const match = fields.exec(content);
    if (!match) throw new Error(`This is no field: ${content.slice(at, at + 40)}`);
    const [, quoted, plain = '', end] = match;
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  const [heading = [], ...lines] = rows.filter((row) => row.length > 0);
  return lines.map((line) => {
    if (line.length !== heading.length)
      throw new Error(`${line.length} of ${heading.length} fields: ${line}`);
    return Object.fromEntries(heading.map((name, place) => [name, line[place] ?? '']));
  });
}
