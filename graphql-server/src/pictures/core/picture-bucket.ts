import { randomBytes } from 'node:crypto';

// A stopping server waits 25 seconds for its jobs.
const TIMEOUT_MILLISECONDS = 15_000;
const TOKEN_WITHIN_MILLISECONDS = 5_000;
const A_YEAR = 'public, max-age=31536000, immutable';

/** A file to store. */
export interface BucketFile {
  name: string;
  content: Buffer;
  contentType: string;
  /** With this token anybody can download the file from Firebase. Without it only the server can. */
  downloadToken?: string;
}

/** A stored file. */
export interface StoredObject {
  name: string;
  storedAt: Date;
}

/** Storage for files. It throws {@link BucketUnavailable} when the storage cannot be reached or refuses. */
export interface PictureBucket {
  put(file: BucketFile): Promise<void>;
  /** Null when there is no such file. */
  get(name: string): Promise<Buffer | null>;
  /** Removes the file. A missing file is not an error. */
  remove(name: string): Promise<void>;
  list(prefix: string): Promise<StoredObject[]>;
}

/** The storage cannot be reached, or it refuses the server. */
export class BucketUnavailable extends Error {}

interface BucketSettings {
  name: string;
  /** The address of the storage's API: Google's, or a stand-in's. */
  apiUrl: string;
  /** The token of the server's account. */
  token(): Promise<string>;
}

interface ListedObjects {
  items?: { name: string; timeCreated: string }[];
  nextPageToken?: string;
}

/** Rejects when the work takes too long, because Google's library may ask for a token for minutes. */
function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No response within ${milliseconds} ms`)), milliseconds);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A bucket of Google Cloud Storage (https://docs.cloud.google.com/storage/docs/json_api/v1). */
export class CloudBucket implements PictureBucket {
  constructor(private readonly settings: BucketSettings) {}

  async put({ name, content, contentType, downloadToken }: BucketFile): Promise<void> {
    const boundary = randomBytes(16).toString('hex');
    const details = {
      name,
      contentType,
      cacheControl: A_YEAR,
      ...(downloadToken ? { metadata: { firebaseStorageDownloadTokens: downloadToken } } : {}),
    };
    const body = Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(details)}\r\n`),
      Buffer.from(`--${boundary}\r\nContent-Type: ${contentType}\r\n\r\n`),
      content,
      Buffer.from(`\r\n--${boundary}--`),
    ]);
    const headers = { 'content-type': `multipart/related; boundary=${boundary}` };
    await this.send(`/upload/storage/v1/b/${this.bucket}/o?uploadType=multipart`, {
      method: 'POST',
      headers,
      body,
    });
  }

  async get(name: string): Promise<Buffer | null> {
    const response = await this.send(`${this.addressOf(name)}?alt=media`);
    return response && Buffer.from(await response.arrayBuffer());
  }

  async remove(name: string): Promise<void> {
    await this.send(this.addressOf(name), { method: 'DELETE' });
  }

  async list(prefix: string): Promise<StoredObject[]> {
    const found: StoredObject[] = [];
    for (let pageToken: string | undefined = ''; pageToken !== undefined;) {
      const query = new URLSearchParams({
        prefix,
        fields: 'items(name,timeCreated),nextPageToken',
        pageToken,
      });
      const response = await this.send(`/storage/v1/b/${this.bucket}/o?${query}`);
      const { items = [], nextPageToken } = ((await response?.json()) ?? {}) as ListedObjects;
      found.push(...items.map(({ name, timeCreated }) => ({ name, storedAt: new Date(timeCreated) })));
      pageToken = nextPageToken;
    }
    return found;
  }

  private get bucket(): string {
    return encodeURIComponent(this.settings.name);
  }

  private addressOf(name: string): string {
    return `/storage/v1/b/${this.bucket}/o/${encodeURIComponent(name)}`;
  }

  /** Null when there is no such file. */
  private async send(path: string, { headers = {}, ...request }: RequestInit = {}): Promise<Response | null> {
    const unavailable = (cause: unknown) => new BucketUnavailable('The storage cannot be reached', { cause });
    const token = await within(TOKEN_WITHIN_MILLISECONDS, this.settings.token()).catch((error: unknown) => {
      throw unavailable(error);
    });
    const response = await fetch(`${this.settings.apiUrl}${path}`, {
      ...request,
      headers: { ...headers, authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    }).catch((error: unknown) => {
      throw unavailable(error);
    });
    if (response.status === 404) return null;
    if (!response.ok) throw new BucketUnavailable(`The storage responded with ${response.status}`);
    return response;
  }
}
