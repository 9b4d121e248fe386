import { type Atom, atom } from 'jotai';
import * as z from 'zod/mini';
import { readText, watchText, writeText } from './device-storage.ts';
import { markChanged } from './vault-ledger.ts';

/** A list of entries on the device, such as the check-ins. */
export type Collection<Entry extends { id: string }> = {
  /** The key without prefix; also the collection's name in the vault and in the export. */
  key: string;
  schema: z.ZodMiniType<Entry>;
  /** `single`: at most one entry, known to the vault by the key, so that two devices can't make two of it. */
  form: 'list' | 'single';
  /** The entries, in every tab and every remote. */
  entries: Atom<Entry[]>;
  read(): Entry[];
  /** Replaces the entry with the same id, else appends it (spec section 4). @returns false when the device refused */
  save(entry: Entry, now?: number): boolean;
  /** @returns false when the device refused */
  remove(id: string, now?: number): boolean;
  /**
   * Takes what other devices wrote, all at once: as `save` and `remove`, but not as changes of this device's own.
   *
   * @returns false when the device refused: then nothing was taken
   */
  accept(changes: readonly Change<Entry>[]): boolean;
};

/** An entry as it is from now on; null when it was removed. */
export type Change<Entry> = { id: string; entry: Entry | null };

type Shape<Entry> = {
  key: string;
  schema: z.ZodMiniType<Entry>;
  /** `list`: a JSON list of entries. `single`: the one entry itself (the emergency plan, the preferences). */
  form: 'list' | 'single';
};

/** The stored values as they are, those included that this release can't read. */
function readRaw(key: string, form: 'list' | 'single'): unknown[] {
  const text = readText(key);
  if (!text) return [];
  try {
    const value: unknown = JSON.parse(text);
    if (form === 'single') return value === null ? [] : [value];
    return Array.isArray(value) ? value : [];
  } catch {
    return []; // Not ours to read; the spec has reads fall back to the default.
  }
}

const hasId = (value: unknown, id: string) =>
  typeof value === 'object' && value !== null && 'id' in value && value.id === id;

/** Replaces the entry with the same id, else appends it; a removal takes it out. */
function applyChange(raw: unknown[], { id, entry }: Change<unknown>, form: 'list' | 'single'): void {
  const place = form === 'single' ? 0 : raw.findIndex((value) => hasId(value, id));
  const next = entry === null ? [] : [entry];
  if (place < 0) raw.push(...next);
  else raw.splice(place, 1, ...next);
}

/**
 * Makes a typed collection over the device's storage: schema-checked on read, written whole. An entry that does not
 * fit the schema is not shown, but kept when the list is written again: it may come from a newer release.
 */
export function defineCollection<Entry extends { id: string }>(shape: Shape<Entry>): Collection<Entry> {
  const { key, schema, form } = shape;
  const read = () =>
    readRaw(key, form).flatMap((value) => {
      const parsed = z.safeParse(schema, value);
      return parsed.success ? [parsed.data] : [];
    });
  const put = (changes: readonly Change<Entry>[]) => {
    const raw = readRaw(key, form);
    for (const change of changes) applyChange(raw, change, form);
    return writeText(key, form === 'list' ? JSON.stringify(raw) : raw.length ? JSON.stringify(raw[0]) : null);
  };
  const change = (id: string, entry: Entry | null, now: number) => {
    if (!put([{ id, entry }])) return false;
    markChanged(key, form === 'single' ? key : id, now, entry === null);
    return true;
  };

  // The list is read once for all its readers, and again only after its text changed.
  const stored = atom(read());
  stored.onMount = (set) => {
    set(read());
    return watchText(key, () => set(read()));
  };

  return {
    key,
    schema,
    form,
    entries: atom((get) => get(stored)),
    read,
    save: (entry, now = Date.now()) => change(entry.id, entry, now),
    remove: (id, now = Date.now()) => change(id, null, now),
    accept: put,
  };
}
