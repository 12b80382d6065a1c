import { constants } from 'node:fs';
import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { KeyedSecrets } from '../../platform/secrets/keyed-secrets';

/** What an entry is about: a booking by id, an address, an account, or a consent that an
 * address ended: to the newsletter, or to marketing at the desk. */
export const ErasedKind = {
  BOOKING: 'BOOKING',
  ADDRESS: 'ADDRESS',
  ACCOUNT: 'ACCOUNT',
  SUBSCRIPTION: 'SUBSCRIPTION',
  MARKETING: 'MARKETING',
} as const;
export type ErasedKind = (typeof ErasedKind)[keyof typeof ErasedKind];

export interface Erased {
  kind: ErasedKind;
  value: string;
}

const entryRules = z.object({
  kind: z.enum(ErasedKind),
  hash: z.string(),
  at: z.coerce.date(),
  key: z.string(),
});

/** The erasures of one kind: when the value of a hash was last erased. */
type ErasuresOfKind = ReadonlyMap<string, Date>;

export interface ReadList {
  of(kind: ErasedKind): ErasuresOfKind;
  /** The time of the newest entry; null for an empty list. */
  newest: Date | null;
  /** The number of entries that were made with another application secret. They match no value. */
  foreign: number;
}

const FILE = 'erasures.jsonl';
const PURPOSE = 'erasure list';
const LINE_END = 10;

/**
 * The list of erasures outside the database, so that a restored dump cannot lose them. It has keyed hashes only: nobody can read
 * from it who was erased. Each server that shares the folder appends whole lines.
 */
export class ErasureList {
  readonly file: string;

  constructor(
    private readonly folder: string,
    private readonly secrets: KeyedSecrets,
  ) {
    this.file = path.join(folder, FILE);
  }

  hashOf({ kind, value }: Erased): string {
    return this.secrets.keyedHash(PURPOSE, `${kind} ${value}`);
  }

  /** Writes the entries to the disk. When this returns, no crash and no restore of the database loses them. */
  async append(erased: readonly Erased[], at: Date): Promise<void> {
    if (erased.length === 0) return;
    await mkdir(this.folder, { recursive: true });
    const lines = erased.map((one) =>
      JSON.stringify({ kind: one.kind, hash: this.hashOf(one), at: at.toISOString(), key: this.keyName }),
    );
    const handle = await open(this.file, constants.O_CREAT | constants.O_APPEND | constants.O_RDWR, 0o600);
    try {
      const begin = (await isTorn(handle)) ? '\n' : '';
      await handle.appendFile(`${begin}${lines.join('\n')}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await syncFolder(this.folder);
  }

  async read(): Promise<ReadList> {
    const text = await readFile(this.file, 'utf8').catch((error: unknown) => {
      if ((error as { code?: unknown }).code === 'ENOENT') return '';
      throw error;
    });
    const entries = text.split('\n').flatMap(readEntry);
    const ours = entries.filter(({ key }) => key === this.keyName);
    const kinds = new Map<ErasedKind, Map<string, Date>>();
    for (const { kind, hash, at } of ours) {
      const known = kinds.get(kind) ?? new Map<string, Date>();
      const before = known.get(hash);
      if (!before || before < at) known.set(hash, at);
      kinds.set(kind, known);
    }
    const newest = ours.reduce<Date | null>((last, { at }) => (last && last > at ? last : at), null);
    return {
      of: (kind) => kinds.get(kind) ?? new Map<string, Date>(),
      newest,
      foreign: entries.length - ours.length,
    };
  }

  /** Names the key of the hashes without revealing it. */
  private get keyName(): string {
    return this.secrets.keyedHash(`${PURPOSE} key`, '').slice(0, 8);
  }
}

type Handle = Awaited<ReturnType<typeof open>>;

/** Whether the last line is incomplete, because a server was killed while it wrote. */
async function isTorn(handle: Handle): Promise<boolean> {
  const { size } = await handle.stat();
  if (size === 0) return false;
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer[0] !== LINE_END;
}

/** A new file survives a crash of the machine only when its folder was written, too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** An entry of the file; none for an empty or an incomplete line. */
function readEntry(line: string): z.output<typeof entryRules>[] {
  try {
    return [entryRules.parse(JSON.parse(line))];
  } catch {
    return [];
  }
}
