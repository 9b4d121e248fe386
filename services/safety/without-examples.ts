/** A list of strings under the name `examples`, on one line or on many. */
const list = /\bexamples: \[(?:[^\]\\'"`]|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)*\]/g;

/**
 * As a webpack loader: leaves the examples of the safety engine's rules out of what browsers fetch. They stand beside the
 * phrases for those who read and test the rules, and weigh 4 kB.
 */
export default function withoutExamples(code: string): string {
  return code.replace(list, 'examples: []');
}
