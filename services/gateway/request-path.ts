/**
 * The path of a request, without its query.
 *
 * @returns null for a path that could mean one thing here and another to whoever handles it next: not absolute,
 *   starting with two slashes, broken percent-encoding, backslashes, NUL, or `.` and `..` segments, encoded or not
 */
export function plainPath(url: string | undefined): string | null {
  const path = (url ?? '').split('?', 1)[0] ?? '';
  if (!path.startsWith('/') || path.startsWith('//')) return null;
  const decoded = decode(path);
  if (decoded === null || decoded.includes('\\') || decoded.includes('\0')) return null;
  if (decoded.includes('/.') && decoded.split('/').some((segment) => segment === '.' || segment === '..')) {
    return null;
  }
  return path;
}

function decode(path: string): string | null {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
