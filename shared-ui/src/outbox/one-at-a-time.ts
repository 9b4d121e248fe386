const onThisPage = new Map<string, Promise<unknown>>();

/**
 * Does work while nobody else does work of that name: over all tabs where the browser has locks, else on this page.
 *
 * @throws what the work throws
 */
export function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(name, work);
  const before = onThisPage.get(name) ?? Promise.resolve();
  const done = before.then(work);
  onThisPage.set(
    name,
    done.catch(() => undefined), // The caller hears of it; who comes next does not mind.
  );
  return done;
}
