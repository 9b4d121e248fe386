import { HavenSite } from './haven-site.ts';

/** Starts one Haven that most specs share; each works with people of its own. */
export default async function startSiteForAll(): Promise<() => Promise<void>> {
  if (process.env.E2E_BASE_URL) return async () => undefined;
  // As behind a reverse proxy, whose word for the caller's address is believed: each test has an address of its own.
  const site = await HavenSite.start({ TRUST_PROXY: '1' });
  process.env.E2E_BASE_URL = site.url;
  return () => site.stop();
}
