/**
 * Finds who answers a path, by the patterns that Hono uses for services: `/api/logout` is that path alone,
 * `/api/progress/*` is `/api/progress` and everything below it.
 */
export class PathOwners<Owner> {
  readonly #exact = new Map<string, Owner>();
  readonly #below: [prefix: string, owner: Owner][] = [];

  add(pattern: string, owner: Owner): void {
    const prefix = pattern.endsWith('/*') ? pattern.slice(0, -1) : undefined;
    this.#exact.set(prefix === undefined ? pattern : prefix.slice(0, -1), owner);
    if (prefix !== undefined) this.#below.push([prefix, owner]);
  }

  find(path: string): Owner | undefined {
    return this.#exact.get(path) ?? this.#below.find(([prefix]) => path.startsWith(prefix))?.[1];
  }
}
