import { randomUUID } from 'node:crypto';
import type { FileDetails } from './stored-files';

/** A file that arrives in pieces. */
export interface Upload {
  bucket: string;
  name: string;
  facts: Partial<FileDetails>;
  chunks: Buffer[];
  size: number;
}

const LARGEST_COUNT = 50;

/** The uploads that are under way; what was begun and left is dropped when others need the place. */
export class ResumableUploads {
  private readonly uploads = new Map<string, Upload>();

  start({ bucket, name, facts }: Pick<Upload, 'bucket' | 'name' | 'facts'>): string {
    const id = randomUUID();
    this.uploads.set(id, { bucket, name, facts, chunks: [], size: 0 });
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
