import express, { Router, type Request, type Response } from 'express';
import { readMultipart } from './storage-multipart';
import type { FileDetails, StoredFiles } from './stored-files';

// Larger than any picture that the server stores.
const LARGEST_BYTES = 64 * 1024 * 1024;

// The token that Firebase's emulator accepts as the project owner's.
const OWNER = 'Bearer owner';

function refuse(response: Response, code: number, message: string): void {
  response.status(code).json({ error: { code, message } });
}

const bucketOf = (request: Request): string => String(request.params['bucket']);
const nameOf = (request: Request): string => String(request.params['name']);

/**
 * The API of Google Cloud Storage for a server that has the bucket's rights
 * (https://docs.cloud.google.com/storage/docs/json_api/v1/objects): upload, download, list and delete.
 */
export function storageForServer(files: StoredFiles): Router {
  const router = Router();
  router.use(['/storage/v1', '/upload/storage/v1'], (request, response, next) => {
    if (request.get('authorization') === OWNER) next();
    else refuse(response, 401, 'Anonymous caller does not have access.');
  });
  const body = express.raw({ type: () => true, limit: LARGEST_BYTES });
  router.post('/upload/storage/v1/b/:bucket/o', body, async (request, response) => {
    const { details, content } = readMultipart(request.get('content-type') ?? '', request.body as Buffer);
    const { name, ...described } = details as Partial<FileDetails> & { name?: string };
    if (!name) return refuse(response, 400, 'Required parameter: name');
    response.json(await files.save({ bucket: bucketOf(request), name, details: described, content }));
  });
  router.get('/storage/v1/b/:bucket/o', async (request, response) => {
    const items = await files.list(bucketOf(request), String(request.query['prefix'] ?? ''));
    response.json({ kind: 'storage#objects', items });
  });
  router.get('/storage/v1/b/:bucket/o/:name', async (request, response) => {
    const file = await files.find(bucketOf(request), nameOf(request));
    if (!file) return refuse(response, 404, 'No such object');
    if (request.query['alt'] !== 'media') return response.json(file);
    response.set('content-type', file.contentType).end(await files.content(file));
  });
  router.delete('/storage/v1/b/:bucket/o/:name', async (request, response) => {
    const file = await files.find(bucketOf(request), nameOf(request));
    if (!file) return refuse(response, 404, 'No such object');
    await files.remove(file);
    response.status(204).end();
  });
  return router;
}
