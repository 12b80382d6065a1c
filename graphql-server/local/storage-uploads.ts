import { randomUUID } from 'node:crypto';
import type { FileDetails } from './stored-files';

/** A file that arrives in pieces. */
export interface Upload {
  bucket: string;
  name: string;
  details: Partial<FileDetails>;
  chunks: Buffer[];
  size: number;
}

const LARGEST_COUNT = 50;

/** Uploads that have not ended. The oldest are dropped when there are too many. */
export class ResumableUploads {
  private readonly uploads = new Map<string, Upload>();

  start({ bucket, name, details }: Pick<Upload, 'bucket' | 'name' | 'details'>): string {
    const id = randomUUID();
    this.uploads.set(id, { bucket, name, details, chunks: [], size: 0 });
    const [oldest] = this.uploads.keys();
    if (this.uploads.size > LARGEST_COUNT && oldest) this.uploads.delete(oldest);
    return id;
  }

  find(id: string): Upload | undefined {
    return this.uploads.get(id);
  }

  append(upload: Upload, chunk: Buffer): void {
    upload.chunks.push(chunk);
    upload.size += chunk.length;
  }

  forget(id: string): void {
    this.uploads.delete(id);
  }
}
