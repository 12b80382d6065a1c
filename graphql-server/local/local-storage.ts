import { createServer } from 'node:http';
import express, { type NextFunction, type Request, type Response } from 'express';
import { close, listen, LOOPBACK } from './listening';
import { storageForServer } from './storage-for-server';
import { ownerOfToken, owns } from './storage-rules';
import { StoredFiles, type StoredFile } from './stored-files';

export interface LocalStorageOptions {
  projectId: string;
  /** The folder for files; created when missing. */
  directory: string;
  /** 0 chooses a free port. */
  port?: number;
}

export interface LocalStorage {
  /** The value for `FIREBASE_STORAGE_EMULATOR_HOST`. */
  host: string;
  url: string;
  stop(): Promise<void>;
}

/** The target of a request: a file in a bucket, and the caller. */
interface Target {
  bucket: string;
  name: string;
  userId: string | null;
}

/** Starts a server that speaks the REST protocol of Firebase Storage, with our rules for profile pictures. */
export async function startLocalStorage(options: LocalStorageOptions): Promise<LocalStorage> {
  const server = createServer(storageApp(await StoredFiles.open(options.directory), options.projectId));
  const port = await listen(server, options.port ?? 0);
  return { host: `${LOOPBACK}:${port}`, url: `http://${LOOPBACK}:${port}`, stop: () => close(server) };
}

function storageApp(files: StoredFiles, projectId: string): express.Express {
  const app = express();
  const targetOf = (request: Request): Target => ({
    bucket: String(request.params['bucket']),
    name: nameIn(request),
    userId: ownerOfToken(request.headers.authorization, projectId),
  });

  app.disable('etag');
  app.use(storageForServer(files));
  app.use(allowOtherOrigins);

  // By our rules only the server may write files.
  app.post('/v0/b/:bucket/o', (_request, response) => denied(response, 'WRITE'));
  app.patch('/v0/b/:bucket/o/*name', (_request, response) => denied(response, 'WRITE'));

  // By our rules nobody may list files.
  app.get('/v0/b/:bucket/o', (_request, response) => denied(response, 'READ'));

  app.get('/v0/b/:bucket/o/*name', async (request, response) => {
    const { bucket, name } = targetOf(request);
    const file = await files.find(bucket, name);
    if (!file) return missing(response);
    if (request.query['alt'] !== 'media') return response.json(file);
    if (request.query['token'] !== file.downloadTokens) return denied(response, 'READ');
    return sendContent(response, file, await files.content(file));
  });

  app.delete('/v0/b/:bucket/o/*name', async (request, response) => {
    const target = targetOf(request);
    if (!owns(target)) return denied(response, 'WRITE');
    const file = await files.find(target.bucket, target.name);
    if (!file) return missing(response);
    await files.remove(file);
    return response.status(204).end();
  });

  app.use((_request, response) => missing(response));
  app.use((_failure: unknown, _request: Request, response: Response, _next: NextFunction) => {
    response.status(400).json({ error: { code: 400, message: 'The request cannot be read.' } });
  });
  return app;
}

function allowOtherOrigins(request: Request, response: Response, next: NextFunction): void {
  response.set({
    'access-control-allow-origin': request.get('origin') ?? '*',
    'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE',
    'access-control-allow-headers': request.get('access-control-request-headers') ?? '*',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'Origin',
  });
  if (request.method === 'OPTIONS') response.status(204).end();
  else next();
}

function nameIn(request: Request): string {
  const segments: unknown = request.params['name'];
  if (Array.isArray(segments)) return segments.join('/');
  return String(request.query['name'] ?? '');
}

function sendContent(response: Response, file: StoredFile, content: Buffer) {
  return response
    .set({
      'content-type': file.contentType,
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=3600',
    })
    .end(content);
}

function denied(response: Response, permission: 'READ' | 'WRITE') {
  const message = `Permission denied. No ${permission} permission.`;
  return response.status(403).json({ error: { code: 403, message } });
}

function missing(response: Response) {
  return response.status(404).json({ error: { code: 404, message: 'Not Found.' } });
}
