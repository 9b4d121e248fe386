/** Comma-separated values by RFC 4180, for spreadsheets. */

/**
 * A text that begins so is taken for a formula by spreadsheets; the wide forms are those of East Asian keyboards. So is
 * what stands behind a semicolon: where commas are in numbers, a spreadsheet divides a line there, quoted or not.
 */
const formula = /(^|;)(?=\s*[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

/** Needs quotes: what would end the field or the line, and spaces that a reader might trim. */
const special = /[",;\r\n\t]|^\s|\s$/;

function field(value: string): string {
  const harmless = value.replace(formula, "$1'");
  return special.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * A whole file: a line for each row, ended by CR LF, with the mark at the start by which Excel knows UTF-8. A text that
 * a spreadsheet would run as a formula gets an apostrophe before it.
 */
export const csvText = (rows: readonly (readonly string[])[]) =>
  `\uFEFF${rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')}`;
