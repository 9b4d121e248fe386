/** The oldest C library that the embedded engine's Linux builds run with. */
const needed = [2, 38] as const;

/** Whether a version like `2.41` or `2.41-12+deb13u4` is new enough. */
export function isNewEnough(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map((part) => Number.parseInt(part, 10));
  return major > needed[0] || (major === needed[0] && minor >= needed[1]);
}

/** The version of the C library that this process runs with; undefined where it is not glibc (Alpine's musl). */
export function glibcVersion(): string | undefined {
  // Without this the report looks up the name of every peer, which can take seconds. The types don't know it yet.
  Reflect.set(process.report, 'excludeNetwork', true);
  const report: object = process.report.getReport();
  const header = 'header' in report ? report.header : undefined;
  if (typeof header !== 'object' || header === null || !('glibcVersionRuntime' in header)) return undefined;
  return typeof header.glibcVersionRuntime === 'string' ? header.glibcVersionRuntime : undefined;
}
