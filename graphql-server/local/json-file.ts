import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A JSON file that is replaced as a whole, so that a killed process leaves the old state or the new one. */
export class JsonFile<Content> {
  private latest: Content | undefined;
  private lastWrite: Promise<void> = Promise.resolve();
  private nextWrite: Promise<void> | null = null;

  constructor(private readonly filePath: string) {}

  /** The content of the file; null when there is no file yet. */
  async read(): Promise<Content | null> {
    try {
      return JSON.parse(await readFile(this.filePath, 'utf8')) as Content;
    } catch (failure) {
      if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw failure;
    }
  }

  /** Resolves once the content is on the disk. Calls during a write share the next write. */
  save(content: Content): Promise<void> {
    this.latest = content;
    this.nextWrite ??= this.lastWrite.then(() => {
      this.nextWrite = null;
      return this.replace();
    });
    const write = this.nextWrite;
    this.lastWrite = write.catch(() => undefined);
    return write;
  }

  private async replace(): Promise<void> {
    await mkdir(path.dirname(this.filePath), { recursive: true });
    const draft = `${this.filePath}.new`;
    await writeFile(draft, JSON.stringify(this.latest, null, 1), { mode: 0o600 });
    await rename(draft, this.filePath);
  }
}
