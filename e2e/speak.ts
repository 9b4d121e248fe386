/** The product's own texts, so that a spec finds things by what a person reads, in either language. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Language = 'en' | 'es';

const root = join(import.meta.dirname, '..');

const folders = {
  common: 'shared-ui/src/common',
  shell: 'shell/src',
  wellbeing: 'mfe-wellbeing/src',
  coping: 'mfe-wellbeing/src/coping-toolkit',
  bodyScan: 'mfe-wellbeing/src/coping-toolkit/guides/body-scan',
  help: 'shared-ui/src/help-first',
  notice: 'shared-ui/src/reminder-notice',
  community: 'mfe-community/src',
  support: 'mfe-support/src',
  progress: 'mfe-progress/src',
} as const;

/**
 * @returns a function from a namespace and a key to the text in the language: `t('wellbeing', 'checkIn.save')`, with
 * values for its places where it has some: `t('coping', 'guides.minutes_other', { count: 5 })`
 * @throws by that function when there is no such text, so that a renamed key fails loudly
 */
export function speak(language: Language) {
  return (
    namespace: keyof typeof folders,
    key: string,
    values: Record<string, string | number> = {},
  ): string => {
    const file = join(root, folders[namespace], `locales/${language}.json`);
    let value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    for (const part of key.split('.')) {
      value = typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined;
    }
    if (typeof value !== 'string') throw new Error(`${file} has no text "${key}"`);
    return value.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
  };
}

/** The locale of a browser whose person reads that language. */
export const localeOf = (language: Language) => (language === 'en' ? 'en-US' : 'es-MX');
