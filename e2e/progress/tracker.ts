/** The Progress Tracker as a person meets it: by what they read, in either language. */
import type { Locator, Page } from '@playwright/test';
import { expect } from '../haven-test.ts';
import { type Language, speak } from '../speak.ts';

export type Tab = 'sobriety' | 'emotional' | 'overview';
type Values = Record<string, string | number>;

export class Tracker {
  readonly page: Page;
  readonly language: Language;
  readonly t: ReturnType<typeof speak>;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
    this.t = speak(language);
  }

  say = (key: string, values?: Values) => this.t('progress', key, values);

  /** A text that counts: `said('sobriety.days', 3)`. */
  said = (key: string, count: number, values: Values = {}) =>
    this.say(`${key}_${count === 1 ? 'one' : 'other'}`, { count, ...values });

  /** A calendar day as people read it. */
  day = (day: string, options: Intl.DateTimeFormatOptions = { dateStyle: 'long' }) =>
    new Intl.DateTimeFormat(this.language, { ...options, timeZone: 'UTC' }).format(new Date(day));

  async open(tab: Tab = 'sobriety'): Promise<void> {
    await this.page.goto(`/progress-tracker?tab=${tab}`);
    await expect(this.page.getByRole('tab', { selected: true })).toBeVisible();
  }

  async openTab(tab: Tab): Promise<void> {
    const key = tab === 'overview' ? 'progressTracker.overview' : `${tab}.heading`;
    await this.page.getByRole('tab', { name: this.say(key) }).click();
  }

  button = (key: string, values?: Values) => this.page.getByRole('button', { name: this.say(key, values) });

  /** A button that is called so and no more. */
  press = (key: string, values?: Values) =>
    this.page.getByRole('button', { name: this.say(key, values), exact: true }).click();

  /** What was done for a milestone by a button that names it in brackets. */
  pressFor = (key: string, title: string) =>
    this.button(key)
      .filter({ hasText: `(${title})` })
      .click();

  card = (title: string) => this.page.getByRole('main').getByRole('region', { name: title, exact: true });

  /** The value of a name in a list of facts. */
  fact = (within: Locator, key: string) =>
    within
      .getByRole('term')
      .filter({ hasText: this.say(key) })
      .locator('..')
      .getByRole('definition');

  dialog = (key: string) => this.page.getByRole('dialog', { name: this.say(key) });

  /** The cross of a dialog. Pressed by a key: on a phone a toast may lie over it. Escape would take that away first. */
  pressCross = () =>
    this.page
      .getByRole('dialog')
      .getByRole('button', { name: this.t('common', 'close') })
      .last()
      .press('Enter');

  /** Closes a dialog in which nothing was typed that is not kept. */
  async closeDialog(): Promise<void> {
    await this.pressCross();
    await expect(this.page.getByRole('dialog')).toBeHidden();
  }

  /** Closes a dialog and lets go of what was typed. */
  async leaveDialog(): Promise<void> {
    await this.pressCross();
    await this.press('unsaved.leave');
    await expect(this.page.getByRole('dialog')).toBeHidden();
  }

  /** Chooses from a select. */
  async choose(labelKey: string, optionKey: string): Promise<void> {
    await this.page.getByRole('combobox', { name: this.say(labelKey) }).click();
    await this.page.getByRole('option', { name: this.say(optionKey), exact: true }).click();
  }

  field = (key: string, values?: Values) => this.page.getByLabel(this.say(key, values));

  /** A toast. Found by its text, since a dialog keeps everything beside itself from those who only hear. */
  notice = (key: string) => this.page.getByText(this.say(key), { exact: true });

  expectNotice = (key: string) => expect(this.notice(key)).toBeVisible();

  /** One of the figures at the top. */
  figure = (key: string) =>
    this.page
      .getByRole('list', { name: this.say('progressTracker.summary') })
      .getByRole('listitem')
      .filter({ hasText: this.say(key) });
}
