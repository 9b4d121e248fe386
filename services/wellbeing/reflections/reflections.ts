import { createHash } from 'node:crypto';
import type { Language } from '@haven/assistant/language';
import { HavenError, notFound } from '@haven/kit/errors';
import { declareHoldings } from '@haven/kit/holdings';
import type { Person, ServiceContext } from '@haven/kit/service';
import type { Collection } from 'mongodb';
import type { Reflection, ReflectionAnswer, ReflectionProgress, WrittenBy } from '../contract.ts';
import type { WrittenReflection } from './reflection.ts';
import { readYear, reflectionOf } from './year-of-reflections.ts';

/** As kept: `_id` is the day of the year, MM-DD; the digest tells a changed text. */
type ReflectionDocument = Omit<WrittenReflection, 'day'> & { _id: string; digest: string };

type BookmarkDocument = { personId: string; reflectionId: string; at: number };
type WordDocument = {
  personId: string;
  reflectionId: string;
  language: Language;
  text: string;
  writtenBy: WrittenBy;
};

/** Where they come from. All were written for Haven; one that is quoted would name its work here. */
const sources = { en: 'Written for Haven', es: 'Escrito para Haven' } as const;

const digestOf = (written: WrittenReflection) =>
  createHash('sha256').update(JSON.stringify(written)).digest('base64url');

const told = ({ _id, category, step, ...words }: ReflectionDocument, language: Language): Reflection => ({
  id: _id,
  ...words[language],
  source: sources[language],
  category,
  ...(step === undefined ? {} : { step }),
});

const noReflections = () =>
  new HavenError(404, 'no-reflections', 'The reflections have not been loaded yet.');

/** The reflections of the year, and what each person keeps of them. */
export class Reflections {
  readonly #context: ServiceContext;
  readonly #year = readYear();
  readonly #kept: Collection<ReflectionDocument>;
  readonly #bookmarks: Collection<BookmarkDocument>;
  readonly #words: Collection<WordDocument>;

  constructor(context: ServiceContext) {
    this.#context = context;
    const { db, durable } = context;
    this.#kept = db.collection('reflections', { writeConcern: durable });
    this.#bookmarks = db.collection('reflection-bookmarks', { writeConcern: durable });
    this.#words = db.collection('reflection-words', { writeConcern: durable });
  }

  /** Makes the indexes, declares what is held, and loads what is missing; safe to repeat. */
  async prepare(): Promise<void> {
    await Promise.all([
      this.#bookmarks.createIndex({ personId: 1, reflectionId: 1 }, { unique: true }),
      this.#bookmarks.createIndex({ personId: 1, at: -1, _id: -1 }),
      this.#words.createIndex({ personId: 1, reflectionId: 1, language: 1 }, { unique: true }),
    ]);
    await declareHoldings(
      this.#context.db,
      [this.#bookmarks, this.#words].map(({ collectionName }) => ({
        collection: collectionName,
        personField: 'personId',
        single: false,
      })),
    );
    await this.seed();
  }

  /**
   * Loads the year's reflections into the database: those that are missing or of an older release.
   *
   * @returns how many were written; 0 when all were there
   */
  async seed(): Promise<number> {
    const present = await this.#kept.find().project<{ _id: string; digest: string }>({ digest: 1 }).toArray();
    const digests = new Map(present.map(({ _id, digest }) => [_id, digest]));
    const changed = this.#year
      .map((written) => ({ written, digest: digestOf(written) }))
      .filter(({ written, digest }) => digests.get(written.day) !== digest);
    if (changed.length === 0) return 0;
    await this.#kept.bulkWrite(
      changed.map(({ written: { day, ...rest }, digest }) => ({
        replaceOne: { filter: { _id: day }, replacement: { ...rest, digest }, upsert: true },
      })),
      { ordered: false },
    );
    return changed.length;
  }

  /**
   * The reflection of a day: the same for everyone on that date.
   *
   * @param day YYYY-MM-DD on the person's calendar
   * @throws 404 `no-reflections`
   */
  today(day: string, person: Person | null, language: Language): Promise<ReflectionAnswer> {
    const written = reflectionOf(this.#year, day);
    if (!written) throw noReflections();
    return this.#answer(written.day, person, language);
  }

  /**
   * Any reflection but one.
   *
   * @param except the id of what the person sees already
   * @param random 0 to 1, as Math.random
   * @throws 404 `no-reflections`
   */
  random(
    except: string | undefined,
    person: Person | null,
    language: Language,
    random: () => number,
  ): Promise<ReflectionAnswer> {
    const others = this.#year.filter(({ day }) => day !== except);
    const one = others[Math.floor(random() * others.length)];
    if (!one) throw noReflections();
    return this.#answer(one.day, person, language);
  }

  /** A reflection by its id, and what the person keeps of it. @throws 404 `not-found` */
  async one(id: string, person: Person | null, language: Language): Promise<ReflectionAnswer> {
    const reflection = await this.get(id, language);
    return { reflection, userProgress: person && (await this.progress(person, id, language)) };
  }

  /** @throws 404 `not-found` for an id that no reflection has */
  async get(id: string, language: Language): Promise<Reflection> {
    const kept = await this.#kept.findOne({ _id: id });
    if (!kept) throw notFound('reflection');
    return told(kept, language);
  }

  /** What a person bookmarked, the latest first. */
  async bookmarked(personId: string, language: Language): Promise<Reflection[]> {
    const bookmarks = await this.#bookmarks.find({ personId }).sort({ at: -1, _id: -1 }).toArray();
    const ids = bookmarks.map(({ reflectionId }) => reflectionId);
    const kept = new Map(
      (await this.#kept.find({ _id: { $in: ids } }).toArray()).map((each) => [each._id, each]),
    );
    return ids.flatMap((id) => {
      const one = kept.get(id);
      return one ? [told(one, language)] : [];
    });
  }

  /**
   * Keeps or removes a bookmark, durably; either may be repeated.
   *
   * @throws 404 `not-found` for an id that no reflection has
   */
  async bookmark(
    person: Person,
    reflectionId: string,
    isBookmarked: boolean,
    language: Language,
  ): Promise<ReflectionProgress> {
    await this.get(reflectionId, language);
    const key = { personId: person.id, reflectionId };
    if (isBookmarked) {
      await this.#bookmarks.updateOne(key, { $setOnInsert: { at: this.#context.now() } }, { upsert: true });
    } else {
      await this.#bookmarks.deleteOne(key);
    }
    return await this.progress(person, reflectionId, language);
  }

  /** Keeps a personal word under a reflection, durably, in the place of the one before in this language. */
  async keepWord(
    person: Person,
    reflectionId: string,
    language: Language,
    word: { text: string; writtenBy: WrittenBy },
  ): Promise<ReflectionProgress> {
    const { text, writtenBy } = word;
    await this.#words.updateOne(
      { personId: person.id, reflectionId, language },
      { $set: { text, writtenBy } },
      { upsert: true },
    );
    return await this.progress(person, reflectionId, language);
  }

  /** What a person keeps of a reflection; a personal word only in the language that it was written in. */
  async progress(person: Person, reflectionId: string, language: Language): Promise<ReflectionProgress> {
    const key = { personId: person.id, reflectionId };
    const [bookmark, word] = await Promise.all([
      this.#bookmarks.findOne(key),
      this.#words.findOne({ ...key, language }),
    ]);
    return {
      isBookmarked: bookmark !== null,
      personalizedMessage: word?.text ?? null,
      writtenBy: word?.writtenBy ?? null,
    };
  }

  async #answer(id: string, person: Person | null, language: Language): Promise<ReflectionAnswer> {
    const kept = await this.#kept.findOne({ _id: id });
    if (!kept) throw noReflections();
    return {
      reflection: told(kept, language),
      userProgress: person && (await this.progress(person, id, language)),
    };
  }
}
