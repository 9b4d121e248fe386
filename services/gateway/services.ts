/** Every service that the door knows: what it answers, and how it comes to life in this process. */
import { paths as communityPaths } from '@haven/community/contract';
import { paths as identityPaths } from '@haven/identity/contract';
import { ConfigError } from '@haven/kit/config';
import type { CreateService } from '@haven/kit/service';
import { paths as languagePaths } from '@haven/language/contract';
import { paths as progressPaths } from '@haven/progress/contract';
import { livePath as supportLivePath, paths as supportPaths } from '@haven/support/contract';
import { paths as wellbeingPaths } from '@haven/wellbeing/contract';
import type { Upstream } from './proxy/proxy.ts';

export type KnownService = {
  name: string;
  /** The variable that names its address when it runs as a process of its own. */
  variable: string;
  /** From its contract, so that a service behind the door need not be loaded. */
  paths: readonly string[];
  livePath?: string;
  /** Loaded when it is needed: a process without identity carries no password hashing. */
  create: CreateService;
};

export const knownServices: readonly KnownService[] = [
  {
    name: 'identity',
    variable: 'IDENTITY_URL',
    paths: identityPaths,
    create: async (context) => (await import('@haven/identity/app')).createIdentity(context),
  },
  {
    name: 'wellbeing',
    variable: 'WELLBEING_URL',
    paths: wellbeingPaths,
    create: async (context) => (await import('@haven/wellbeing/app')).createWellbeing(context),
  },
  {
    name: 'community',
    variable: 'COMMUNITY_URL',
    paths: communityPaths,
    create: async (context) => (await import('@haven/community/app')).createCommunity(context),
  },
  {
    name: 'support',
    variable: 'SUPPORT_URL',
    paths: supportPaths,
    livePath: supportLivePath,
    create: async (context) => (await import('@haven/support/app')).createSupport(context),
  },
  {
    name: 'progress',
    variable: 'PROGRESS_URL',
    paths: progressPaths,
    create: async (context) => (await import('@haven/progress/app')).createProgress(context),
  },
  {
    name: 'language',
    variable: 'LANGUAGE_URL',
    paths: languagePaths,
    create: async (context) => (await import('@haven/language/app')).createLanguage(context),
  },
];

/**
 * Divides the services into those that this process creates and those that run elsewhere.
 *
 * @throws ConfigError when an address is not one
 */
export function divideServices(env: Record<string, string | undefined>): {
  here: KnownService[];
  elsewhere: Upstream[];
} {
  const here: KnownService[] = [];
  const elsewhere: Upstream[] = [];
  for (const service of knownServices) {
    const text = env[service.variable];
    if (!text) {
      here.push(service);
      continue;
    }
    const { name, paths, livePath } = service;
    elsewhere.push({ name, address: addressFrom(service.variable, text), paths, livePath });
  }
  return { here, elsewhere };
}

function addressFrom(variable: string, text: string): URL {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address?.protocol === 'http:' && address.pathname === '/' && !address.search) return address;
  throw new ConfigError(`${variable} is "${text}", but it must look like http://host:port.`);
}
