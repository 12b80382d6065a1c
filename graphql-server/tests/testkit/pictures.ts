import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { startLocalStorage } from '../../local/local-storage';
import { PROJECT } from './identity';

/** The storage stand-in with an empty bucket. */
export interface TestStorage {
  /** For `FIREBASE_STORAGE_EMULATOR_HOST`. */
  host: string;
  /** How many files it has. */
  count(): Promise<number>;
  stop(): Promise<void>;
}

export async function startTestStorage(): Promise<TestStorage> {
  const directory = await mkdtemp(path.join(tmpdir(), 'saffron-court-pictures-'));
  const storage = await startLocalStorage({ projectId: PROJECT, directory });
  return {
    host: storage.host,
    count: async () => (await readdir(directory)).filter((entry) => entry.endsWith('.json')).length,
    stop: async () => {
      await storage.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** A picture of random grey, which no format can make small. Another seed is another picture. */
export function noise(width: number, height: number): sharp.Sharp {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
}

/** A picture of one colour. */
export function plain(width: number, height: number, background = '#b98a44'): sharp.Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** A PNG of white or black pixels that is a thousand times smaller than what it unpacks to. */
export function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit a pixel, grey (https://www.w3.org/TR/png-3/#11IHDR).
  header[8] = 1;
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
