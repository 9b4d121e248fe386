import { HavenSite } from './haven-site.ts';

/** Starts one Haven that most specs share; each works with people of its own. */
export default async function startSiteForAll(): Promise<() => Promise<void>> {
  if (process.env.E2E_BASE_URL) return async () => undefined;
  const site = await HavenSite.start();
  process.env.E2E_BASE_URL = site.url;
  return () => site.stop();
}
