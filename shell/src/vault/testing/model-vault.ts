/** The cloud as a model: what the contract says, with nothing else. For tests. */
import { isNewerEntry, type VaultEntry, type VaultSyncRequest } from '@haven/identity/contract';
import type { VaultAnswer } from '../take-answer.ts';

export class ModelVault {
  readonly #entries = new Map<string, VaultEntry & { place: number }>();
  readonly #page: number;
  #places = 0;

  /** @param page entries in one answer */
  constructor(page = 100) {
    this.#page = page;
  }

  sync({ cursor = '0', entries }: Omit<VaultSyncRequest, 'person'>): VaultAnswer {
    for (const entry of entries) {
      const key = `${entry.collection}/${entry.id}`;
      const known = this.#entries.get(key);
      this.#places += 1;
      if (!known || isNewerEntry(entry, known)) this.#entries.set(key, { ...entry, place: this.#places });
    }
    const news = [...this.#entries.values()]
      .filter((entry) => entry.place > Number(cursor))
      .sort((one, other) => one.place - other.place);
    const page = news.slice(0, this.#page);
    return {
      cursor: String(page.at(-1)?.place ?? cursor),
      entries: page.map(({ place: _place, ...entry }) => entry),
      more: news.length > page.length,
    };
  }

  /** What it holds, removals included, by collection and id. */
  all(): Map<string, VaultEntry> {
    return new Map([...this.#entries].map(([key, { place: _place, ...entry }]) => [key, entry]));
  }
}
