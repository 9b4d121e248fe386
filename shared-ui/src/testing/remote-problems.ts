import { languages } from '../language/index.ts';
import type { RemoteModule } from '../remote/index.ts';

/** The keys of nested texts, as `checkIn.save`; plural endings are left out, since languages differ in them. */
function keysOf(texts: object, path = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) => {
    const here = path ? `${path}.${key}` : key;
    if (typeof value === 'object' && value !== null) return keysOf(value, here);
    return [here.replace(/_(zero|one|two|few|many|other)$/, '')];
  });
}

/** What is in the first set but not in the second. */
const lacking = (wanted: Set<string>, present: Set<string>) =>
  [...wanted].filter((each) => !present.has(each));

/**
 * Holds a remote to what it says about itself: the routes of its `remote.json`, a title for each route, and the same
 * texts in every language.
 *
 * @param description the content of the remote's `remote.json`
 * @returns one sentence for each thing that does not fit; none when all is well
 */
export async function remoteProblems(
  remote: RemoteModule,
  description: { name: string; routes: string[] },
): Promise<string[]> {
  const problems: string[] = [];
  if (remote.area !== description.name) {
    problems.push(`The area is "${remote.area}", but remote.json says "${description.name}".`);
  }
  const described = new Set(description.routes);
  const owned = new Set<string>(remote.routes.map((route) => route.path));
  for (const path of lacking(described, owned))
    problems.push(`remote.json lists ${path}, which has no screen.`);
  for (const path of lacking(owned, described))
    problems.push(`${path} has a screen, but remote.json lacks it.`);

  const keys = new Map<string, Set<string>>();
  for (const language of languages) {
    keys.set(language, new Set(keysOf((await remote.texts[language]()).default)));
  }
  const all = new Set([...keys.values()].flatMap((each) => [...each]));
  for (const { path, title } of remote.routes) {
    if (!all.has(title)) problems.push(`The title of ${path} has no text "${title}".`);
  }
  for (const [language, own] of keys) {
    for (const key of lacking(all, own)) problems.push(`"${key}" is missing in ${language}.`);
  }
  return problems;
}
