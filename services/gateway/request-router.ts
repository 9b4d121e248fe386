import { HavenError, notFound } from '@haven/kit/errors';
import type { Handler } from './handler.ts';
import type { Answers } from './json-answers.ts';
import type { PathOwners } from './path-owners.ts';
import { plainPath } from './request-path.ts';
import { answerFile } from './site/built-file.ts';
import type { Site } from './site/site.ts';

/** Bytes; the most that any service takes (progress, for a whole milestone). Most take less: kit's `json-body.ts`. */
const bodyLimit = 4 * 1024 * 1024;

/** Below these is never a page: neither a script element nor an API client can do anything with HTML. */
const noPages = /^\/(api|assets|remotes|ws)(\/|$)/;

const badAddress = new HavenError(400, 'bad-address', 'This address could not be read.');
const tooLarge = new HavenError(413, 'too-large', 'This is more than 4 MB.', {
  headers: { connection: 'close' },
});
const notAllowed = new HavenError(405, 'not-allowed', 'This address can only be read.', {
  headers: { allow: 'GET, HEAD' },
});
const notBuilt = new HavenError(503, 'not-built', 'The pages are not built yet: run npm run build.');

/**
 * Decides who answers a request: a file in memory, a service, or a page.
 *
 * @param owners what is answered by somebody, by its path
 */
export function createRequestRouter(site: Site, owners: PathOwners<Handler>, answers: Answers): Handler {
  return (request, response, requestId) => {
    const path = plainPath(request.url);
    if (path === null) return answers.error(response, requestId, badAddress);
    const owner = owners.find(path);
    if (owner) {
      const large = Number(request.headers['content-length'] ?? 0) > bodyLimit;
      return large ? answers.error(response, requestId, tooLarge) : owner(request, response, requestId);
    }
    const file = site.files.get(path);
    if (!file && noPages.test(path)) return answers.error(response, requestId, notFound('address'));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return answers.error(response, requestId, notAllowed);
    }
    if (file) return answerFile(file, request, response, requestId);
    if (site.pages) return site.pages.answer(request, response, requestId);
    return answers.error(response, requestId, notBuilt);
  };
}
