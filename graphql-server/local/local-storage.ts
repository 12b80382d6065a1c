import { createServer } from 'node:http';
import express, { type NextFunction, type Request, type Response } from 'express';
import { close, listen, LOOPBACK } from './listening';
import { LARGEST_BYTES, mayWrite, ownerOfToken, owns } from './storage-rules';
import { StoredFiles, type FileDetails, type StoredFile } from './stored-files';
import { ResumableUploads } from './storage-uploads';
import { readMultipart } from './storage-multipart';

export interface LocalStorageOptions {
  projectId: string;
  /** Where files are kept; made when missing. */
  directory: string;
  /** 0 chooses a free one. */
  port?: number;
}

export interface LocalStorage {
  /** For `FIREBASE_STORAGE_EMULATOR_HOST`. */
  host: string;
  url: string;
  stop(): Promise<void>;
}

/** Where one request points: a file in a bucket, and who asks. */
interface Target {
  bucket: string;
  name: string;
  userId: string | null;
}

const EXPOSED_HEADERS =
  'content-type,x-firebase-storage-version,x-goog-upload-size-received,x-goog-upload-url,x-goog-upload-command,' +
  'x-gupload-uploadid,x-goog-upload-status,x-goog-upload-chunk-granularity,x-goog-upload-control-url';

/** Starts a server that speaks the REST protocol of Firebase Storage, with our rules for profile pictures. */
export async function startLocalStorage(options: LocalStorageOptions): Promise<LocalStorage> {
  const server = createServer(storageApp(await StoredFiles.open(options.directory), options.projectId));
  const port = await listen(server, options.port ?? 0);
  return { host: `${LOOPBACK}:${port}`, url: `http://${LOOPBACK}:${port}`, stop: () => close(server) };
}

function storageApp(files: StoredFiles, projectId: string): express.Express {
  const app = express();
  const uploads = new ResumableUploads();
  const targetOf = (request: Request): Target => ({
    bucket: String(request.params['bucket']),
    name: nameIn(request),
    userId: ownerOfToken(request.headers.authorization, projectId),
  });

  app.disable('etag');
  app.use(allowOtherOrigins);
  // Multipart frames come on top of the largest file, so the rules and not the parser refuse what is too big.
  app.use(express.raw({ type: () => true, limit: 2 * LARGEST_BYTES }));

  app.post('/v0/b/:bucket/o', async (request, response) => {
    const target = targetOf(request);
    if (request.get('x-goog-upload-protocol') === 'multipart')
      return uploadAtOnce(files, target, request, response);
    const command = request.get('x-goog-upload-command') ?? '';
    if (command === 'start') return startUpload(uploads, target, request, response);
    return continueUpload({ files, uploads, command }, request, response);
  });

  // Our rules let nobody list files.
  app.get('/v0/b/:bucket/o', (_request, response) => denied(response, 'READ'));

  app.get('/v0/b/:bucket/o/*name', async (request, response) => {
    const { bucket, name } = targetOf(request);
    const file = await files.find(bucket, name);
    if (!file) return missing(response);
    if (request.query['alt'] !== 'media') return response.json(file);
    if (request.query['token'] !== file.downloadTokens) return denied(response, 'READ');
    return sendContent(response, file, await files.content(file));
  });

  app.patch('/v0/b/:bucket/o/*name', async (request, response) => {
    const target = targetOf(request);
    const change = JSON.parse(bodyOf(request).toString('utf8')) as Partial<FileDetails>;
    if (!mayWrite({ ...target, contentType: change.contentType })) return denied(response, 'WRITE');
    const file = await files.find(target.bucket, target.name);
    return file ? response.json(await files.change(file, change)) : missing(response);
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
    'access-control-expose-headers': EXPOSED_HEADERS,
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

function bodyOf(request: Request): Buffer {
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
}

async function uploadAtOnce(files: StoredFiles, target: Target, request: Request, response: Response) {
  const { details, content } = readMultipart(request.get('content-type') ?? '', bodyOf(request));
  if (!mayWrite({ ...target, contentType: details.contentType ?? '', size: content.length })) {
    return denied(response, 'WRITE');
  }
  return response.json(await files.save({ ...target, details, content }));
}

function startUpload(uploads: ResumableUploads, target: Target, request: Request, response: Response) {
  const body = bodyOf(request);
  const details = (body.length > 0 ? JSON.parse(body.toString('utf8')) : {}) as Partial<FileDetails>;
  details.contentType ??= request.get('x-goog-upload-header-content-type');
  const size = Number(request.get('x-goog-upload-header-content-length') ?? 0);
  if (!mayWrite({ ...target, contentType: details.contentType ?? '', size })) {
    return denied(response.set('x-goog-upload-status', 'final'), 'WRITE');
  }
  const id = uploads.start({ ...target, details });
  const address = new URL(request.originalUrl, `http://${request.get('host')}`);
  address.search = new URLSearchParams({
    name: target.name,
    upload_id: id,
    upload_protocol: 'resumable',
  }).toString();
  return response
    .set({
      'x-goog-upload-status': 'active',
      'x-goog-upload-chunk-granularity': '262144',
      'x-gupload-uploadid': id,
      'x-goog-upload-url': address.href,
      'x-goog-upload-control-url': '',
    })
    .end();
}

interface UploadStep {
  files: StoredFiles;
  uploads: ResumableUploads;
  command: string;
}

async function continueUpload({ files, uploads, command }: UploadStep, request: Request, response: Response) {
  const id = String(request.query['upload_id'] ?? '');
  const upload = uploads.find(id);
  if (!upload) return missing(response);
  if (command === 'cancel') uploads.forget(id);
  if (command.includes('upload')) {
    const offset = Number(request.get('x-goog-upload-offset') ?? 0);
    if (offset !== upload.size) return response.status(400).end();
    uploads.append(upload, bodyOf(request));
  }
  if (upload.size > LARGEST_BYTES) {
    uploads.forget(id);
    return denied(response.set('x-goog-upload-status', 'final'), 'WRITE');
  }
  if (command.includes('finalize')) {
    uploads.forget(id);
    const file = await files.save({ ...upload, content: Buffer.concat(upload.chunks) });
    return response.set('x-goog-upload-status', 'final').json(file);
  }
  const status = command === 'cancel' ? 'cancelled' : 'active';
  return response
    .set({ 'x-goog-upload-status': status, 'x-goog-upload-size-received': String(upload.size) })
    .end();
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
