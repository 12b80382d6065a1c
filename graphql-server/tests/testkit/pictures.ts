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

const SCAN = 0xda;

/** Where the marker segments of a JPEG begin, with their types. Scans contain no other markers. */
function segmentsOf(bytes: Buffer): { type: number; start: number; end: number }[] {
  const starts: { type: number; start: number }[] = [];
  for (let at = 2; at < bytes.length - 1; at += 1) {
    const type = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || type === 0 || type === 0xff || (type >= 0xd0 && type <= 0xd7)) continue;
    starts.push({ type, start: at });
    // A scan's own data follow its header; all other segments say their length.
    at += type === 0xd9 ? 1 : 1 + bytes.readUInt16BE(at + 2);
  }
  return starts.map((one, index) => ({ ...one, end: starts[index + 1]?.start ?? bytes.length }));
}

/** A progressive JPEG whose first scan is repeated: a few bytes each, and a pass over all pixels. */
export async function manyScans(width: number, height: number, scans: number): Promise<Buffer> {
  const bytes = await plain(width, height).jpeg({ progressive: true }).toBuffer();
  const first = segmentsOf(bytes).find(({ type }) => type === SCAN);
  if (!first) throw new Error('The JPEG has no scan.');
  const scan = bytes.subarray(first.start, first.end);
  return Buffer.concat([
    bytes.subarray(0, first.end),
    ...Array<Buffer>(scans).fill(scan),
    bytes.subarray(first.end),
  ]);
}
