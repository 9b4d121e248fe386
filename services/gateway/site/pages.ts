/** Chooses and fills in the HTML page that answers an address. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse as parseCookies } from 'hono/utils/cookie';
import { PathOwners } from '../path-owners.ts';
import type { RawHeaders } from '../security-headers.ts';
import type { FileBytes } from './built-file.ts';
import { chooseLanguage } from './content-negotiation.ts';
import { forAttribute, type HtmlPage, htmlPage, jsonForScript } from './html-page.ts';
import { encodePage } from './page-encoding.ts';
import type { Registry } from './remotes.ts';

const languages = ['en', 'es'] as const;
type Language = (typeof languages)[number];

/** The page for every address without one of its own. */
const appPage = 'app';

/** Cookies that the shell writes, so that the first paint is already in the person's language and colours. */
const languageCookie = 'haven-language';
const themeCookie = 'haven-theme';

export type Pages = {
  /** Addresses that work offline by themselves: those with a page of their own, and home. */
  addresses: string[];
  /** Answers any GET or HEAD: 404 where neither the shell nor a remote knows the path, with the app's page even so. */
  answer(request: IncomingMessage, response: ServerResponse, requestId: string): void;
};

export type PagesOptions = {
  /** `<name>.<language>.html` to its bytes. */
  templates: Map<string, FileBytes>;
  /** The paths that the shell has a screen for. */
  shellRoutes: string[];
  registry: Registry;
  release: string;
  policy: (nonce: string) => string;
  security: RawHeaders;
};

/** @throws when the app's page is missing in a language, or a template holds a placeholder that nobody fills in */
export function createPages(options: PagesOptions): Pages {
  const { registry, release, policy, security } = options;
  const pages = readTemplates(options.templates);
  const { app, own } = pages;
  const routes = routeTable(options.shellRoutes, registry);
  const registryJson = jsonForScript(registry);
  const headers = [
    ...security,
    ...['content-type', 'text/html; charset=utf-8', 'cache-control', 'no-cache'],
    ...['vary', 'Accept-Language, Cookie, Accept-Encoding'],
  ];
  return {
    addresses: [...own.keys(), '/'],
    answer(request, response, requestId) {
      const [path = '/', query] = (request.url ?? '/').split('?', 2);
      const route = routes.find(canonical(path));
      const cookies = parseCookies(request.headers.cookie ?? '');
      const language = chooseLanguage(
        {
          asked: query === undefined ? null : new URLSearchParams(query).get('lang'),
          chosen: cookies[languageCookie],
          spoken: request.headers['accept-language'],
        },
        languages,
      );
      const nonce = randomBytes(16).toString('base64url');
      const page = (own.get(canonical(path)) ?? app)[language];
      const html = page({
        nonce,
        registry: registryJson,
        preloads: route?.preload ?? '',
        theme: cookies[themeCookie] === 'dark' ? 'dark' : 'light',
        release,
      });
      const { body, headers: ofBody } = encodePage(html, request.headers['accept-encoding']);
      response.writeHead(route ? 200 : 404, [
        ...headers,
        ...['content-security-policy', policy(nonce), 'content-language', language],
        ...ofBody,
        ...['x-request-id', requestId],
      ]);
      response.end(body);
    },
  };
}

/** As the router in the browser compares: without regard to case or to a slash at the end. */
const canonical = (path: string) => path.toLowerCase().replace(/(.)\/$/, '$1');

type PageInLanguages = Record<Language, HtmlPage>;

function readTemplates(templates: Map<string, FileBytes>): {
  app: PageInLanguages;
  own: Map<string, PageInLanguages>;
} {
  const inLanguages = (name: string): PageInLanguages => {
    const read = (language: Language) => {
      const bytes = templates.get(`${name}.${language}.html`);
      if (!bytes) throw new Error(`The page ${name}.${language}.html is missing from the build.`);
      return htmlPage(bytes.identity.toString('utf8'));
    };
    return { en: read('en'), es: read('es') };
  };
  const names = new Set([...templates.keys()].map((file) => file.split('.', 1)[0] ?? file));
  names.delete(appPage);
  return {
    app: inLanguages(appPage),
    own: new Map([...names].sort().map((name) => [`/${name}`, inLanguages(name)])),
  };
}

type Route = { preload: string };

/** Every address that shows something, with what its page should fetch first. */
function routeTable(shellRoutes: string[], registry: Registry): PathOwners<Route> {
  const routes = new PathOwners<Route>();
  for (const path of shellRoutes) routes.add(canonical(path), { preload: '' });
  for (const { manifest, routes: owned } of Object.values(registry)) {
    // A developer's remote is no manifest but an entry file, which is loaded as a script.
    const preload = manifest.startsWith('/') ? preloadOf(manifest) : '';
    for (const path of owned) routes.add(canonical(path), { preload });
  }
  return routes;
}

/** In the mode in which the federation runtime fetches a manifest (`fetch(url, {})`), else it would come twice. */
const preloadOf = (manifest: string) =>
  `<link rel="preload" as="fetch" crossorigin="anonymous" href="${forAttribute(manifest)}">`;
