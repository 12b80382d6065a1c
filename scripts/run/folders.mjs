import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
export const SERVER = path.join(ROOT, 'graphql-server');
export const WEB = path.join(ROOT, 'web');
export const CACHE = path.join(ROOT, '.cache');
