/** How many tests a runner's JSON report tells of. */
export type TestCount = { passed: number; failed: number; skipped: number };

function numberAt(report: unknown, key: string): number {
  if (typeof report === 'object' && report !== null) {
    const value: unknown = Reflect.get(report, key);
    if (typeof value === 'number') return value;
  }
  throw new Error(`the report has no number "${key}"`);
}

/** Reads vitest's JSON report. */
export const countVitest = (report: unknown): TestCount => ({
  passed: numberAt(report, 'numPassedTests'),
  failed: numberAt(report, 'numFailedTests'),
  skipped: numberAt(report, 'numPendingTests'),
});

/** Reads Playwright's JSON report; a flaky test counts as failed, since a retry hides what a person would meet. */
export function countPlaywright(report: unknown): TestCount {
  const stats: unknown =
    typeof report === 'object' && report !== null ? Reflect.get(report, 'stats') : undefined;
  return {
    passed: numberAt(stats, 'expected'),
    failed: numberAt(stats, 'unexpected') + numberAt(stats, 'flaky'),
    skipped: numberAt(stats, 'skipped'),
  };
}
