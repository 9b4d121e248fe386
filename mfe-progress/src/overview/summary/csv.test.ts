import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvText } from './csv.ts';

/** A reader of RFC 4180, character by character. */
function read(file: string): string[][] {
  const rows: string[][] = [[]];
  let field = '';
  let quoted = false;
  for (let at = 0; at < file.length; at += 1) {
    const sign = file.charAt(at);
    if (quoted) {
      if (sign !== '"') field += sign;
      else if (file.charAt(at + 1) === '"') {
        field += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === ',' || sign === '\r') {
      rows.at(-1)?.push(field);
      field = '';
      if (sign === '\r') {
        rows.push([]);
        at += 1;
      }
    } else field += sign;
  }
  return rows.slice(0, -1);
}

const body = (rows: string[][]) => csvText(rows).slice(1);

test('begins with the mark by which Excel knows UTF-8, and ends each line with CR LF', () => {
  expect(
    csvText([
      ['día', 'ánimo'],
      ['1', '😀'],
    ]),
  ).toBe('\uFEFFdía,ánimo\r\n1,😀\r\n');
});

test('quotes what holds a comma, a quote or a line break, and doubles the quotes in it', () => {
  expect(body([['a,b', 'she said "go"', 'one\ntwo', 'one\r\ntwo', '']])).toBe(
    '"a,b","she said ""go""","one\ntwo","one\r\ntwo",\r\n',
  );
});

test.each([
  ['=HYPERLINK("http://example.org","x")', `"'=HYPERLINK(""http://example.org"",""x"")"`],
  ['+1 day', "'+1 day"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', `"'\t=1"`],
  ['  =1', "'  =1"],
  ['\r=1', `"'\r=1"`],
  ['＝1', "'＝1"],
  ['\uFEFF=1', "'\uFEFF=1"],
  ["|cmd' /C calc'!A0", "|cmd' /C calc'!A0"],
  ['tea;=1+1', `"tea;'=1+1"`],
  ['tea; @SUM(A1);+2', `"tea;' @SUM(A1);'+2"`],
  ['tea; bread', '"tea; bread"'],
  ['a=1', 'a=1'],
  ['10-12', '10-12'],
])('no spreadsheet takes %j for a formula', (text, field) => {
  expect(body([[text]])).toBe(`${field}\r\n`);
});

test('any texts come back as they were, but for the apostrophe before a formula', () => {
  const sign = fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
    '\t',
    '\r',
    '\n',
    '"',
    ',',
    ';',
    "'",
    ' ',
    'a',
    'ñ',
    '＝',
    '😀',
  );
  const row = fc.array(fc.string({ unit: sign, maxLength: 6 }), { minLength: 3, maxLength: 3 });
  const begins = (part: string) => /^\s*[=+\-@＝]/.test(part);
  const mayStand = (text: string, got: string | undefined) =>
    got !== undefined &&
    got.replaceAll("'", '') === text.replaceAll("'", '') &&
    !/^[\t\r\n]/.test(got) &&
    !got.split(';').some(begins) &&
    // No apostrophe but where it is needed.
    (got === text || text.split(';').some(begins) || /^[\t\r\n]/.test(text));
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), (rows) => {
      const back = read(body(rows));
      const wrong = rows.flatMap((fields, at) =>
        fields.filter((text, column) => !mayStand(text, back[at]?.[column])),
      );
      expect([back.length, wrong]).toEqual([rows.length, []]);
    }),
    { numRuns: 300 },
  );
});
