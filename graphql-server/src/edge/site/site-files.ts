import { readdirSync } from 'node:fs';
import path from 'node:path';
import express, { Router, type RequestHandler } from 'express';
import { CODINGS, codingFor } from './content-coding';

const A_YEAR = '1y';
const AN_HOUR = '1h';
const A_WEEK = '7d';

/** Files in a folder whose name starts with a dot are not sent. */
const isPrivate = (entry: string): boolean => entry.split(path.sep).some((name) => name.startsWith('.'));

function filesIn(directory: string): ReadonlySet<string> {
  try {
    const entries = readdirSync(directory, { recursive: true, encoding: 'utf8' });
    return new Set(
      entries.filter((entry) => !isPrivate(entry)).map((entry) => `/${entry.split(path.sep).join('/')}`),
    );
  } catch {
    // The site is not built yet.
    return new Set();
  }
}

/** Sends the compressed copy that the build made of a file, to callers that accept it. */
function compressedCopies(directory: string): RequestHandler {
  const files = filesIn(directory);
  const isCopy = (file: string) =>
    CODINGS.some(({ ending }) => file.endsWith(ending) && files.has(file.slice(0, -ending.length)));
  return (request, response, next) => {
    const file = request.path;
    if (isCopy(file)) return next('router');
    const offered = CODINGS.filter(({ ending }) => files.has(file + ending));
    if (offered.length === 0) return next();
    response.vary('Accept-Encoding');
    const coding = codingFor(request, offered);
    if (!coding) return next();
    response.set('Content-Encoding', coding.name).type(path.extname(file));
    request.url = request.url.replace(file, file + coding.ending);
    next();
  };
}

/** Static files, without redirects for folders, because `/\host` would redirect to another site. */
function filesOf(directory: string, options: { maxAge: string; immutable?: boolean }): RequestHandler {
  const files = express.static(directory, { index: false, redirect: false, dotfiles: 'ignore', ...options });
  return Router().use(compressedCopies(directory), files);
}

/** The files of the built site. Browsers cache files with a hash in their name for a year. */
export function siteFiles(directory: string): Router {
  const router = Router();
  router.use('/assets', filesOf(path.join(directory, 'assets'), { immutable: true, maxAge: A_YEAR }));
  router.use('/assets', (_request, response) => {
    response.status(404).type('text/plain').send('Not found');
  });
  router.use('/typefaces', filesOf(path.join(directory, 'typefaces'), { maxAge: A_WEEK }));
  router.use(filesOf(directory, { maxAge: AN_HOUR }));
  return router;
}
