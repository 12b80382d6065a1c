import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32c } from './crc32c';
import { JsonFile } from './json-file';

/** The details of a file that the uploader may set. */
export interface FileDetails {
  contentType: string;
  contentDisposition: string;
  contentEncoding: string;
  cacheControl: string;
  metadata: Record<string, string>;
}

// https://firebase.google.com/docs/reference/js/storage.fullmetadata
export interface StoredFile extends Partial<FileDetails> {
  name: string;
  bucket: string;
  contentType: string;
  generation: string;
  metageneration: string;
  timeCreated: string;
  updated: string;
  size: string;
  md5Hash: string;
  crc32c: string;
  etag: string;
  downloadTokens: string;
}

export interface NewFile {
  bucket: string;
  name: string;
  details: Partial<FileDetails>;
  content: Buffer;
}

const CHANGEABLE = [
  'contentType',
  'contentDisposition',
  'contentEncoding',
  'cacheControl',
  'metadata',
] as const;

/** Files with their details, in one flat folder. Names are hashed, so that no file can be outside of it. */
export class StoredFiles {
  private constructor(private readonly directory: string) {}

  static async open(directory: string): Promise<StoredFiles> {
    await mkdir(directory, { recursive: true });
    return new StoredFiles(directory);
  }

  find(bucket: string, name: string): Promise<StoredFile | null> {
    return this.detailsFile({ bucket, name }).read();
  }

  /** All files of the bucket whose names begin with the prefix, by name. */
  async list(bucket: string, prefix: string): Promise<StoredFile[]> {
    const details = (await readdir(this.directory)).filter((entry) => entry.endsWith('.json'));
    const files = await Promise.all(
      details.map((entry) => new JsonFile<StoredFile>(path.join(this.directory, entry)).read()),
    );
    return files
      .filter((file) => file !== null)
      .filter((file) => file.bucket === bucket && file.name.startsWith(prefix))
      .sort((one, other) => one.name.localeCompare(other.name));
  }

  content(file: StoredFile): Promise<Buffer> {
    return readFile(this.pathOf(file));
  }

  async save({ bucket, name, details, content }: NewFile): Promise<StoredFile> {
    const now = new Date();
    const file: StoredFile = {
      contentType: 'application/octet-stream',
      contentDisposition: 'inline',
      contentEncoding: 'identity',
      ...changeableOf(details),
      name,
      bucket,
      generation: String(now.getTime() * 1000),
      metageneration: '1',
      timeCreated: now.toISOString(),
      updated: now.toISOString(),
      size: String(content.length),
      md5Hash: createHash('md5').update(content).digest('base64'),
      crc32c: crc32c(content),
      etag: randomBytes(8).toString('base64'),
      // A caller with the bucket's rights may choose it: https://firebase.google.com/docs/storage/admin/start
      downloadTokens: details.metadata?.['firebaseStorageDownloadTokens'] ?? randomUUID(),
    };
    await writeFile(this.pathOf(file), content, { mode: 0o600 });
    await this.detailsFile(file).save(file);
    return file;
  }

  async change(file: StoredFile, details: Partial<FileDetails>): Promise<StoredFile> {
    const metageneration = String(Number(file.metageneration) + 1);
    const changed = { ...file, ...changeableOf(details), metageneration, updated: new Date().toISOString() };
    await this.detailsFile(file).save(changed);
    return changed;
  }

  async remove(file: StoredFile): Promise<void> {
    // The details are deleted first, because a file without details is not found.
    await rm(`${this.pathOf(file)}.json`, { force: true });
    await rm(this.pathOf(file), { force: true });
  }

  private detailsFile(file: Pick<StoredFile, 'bucket' | 'name'>): JsonFile<StoredFile> {
    return new JsonFile(`${this.pathOf(file)}.json`);
  }

  private pathOf({ bucket, name }: Pick<StoredFile, 'bucket' | 'name'>): string {
    return path.join(this.directory, createHash('sha256').update(`${bucket}/${name}`).digest('hex'));
  }
}

function changeableOf(details: Partial<FileDetails>): Partial<FileDetails> {
  return Object.fromEntries(
    CHANGEABLE.filter((key) => details[key] !== undefined).map((key) => [key, details[key]]),
  );
}
