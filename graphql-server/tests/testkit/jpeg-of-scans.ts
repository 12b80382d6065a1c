const marker = (code: number, data: Buffer): Buffer => {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};

const COMPONENTS = [1, 2, 3];
/** Bits by which the first scan of a coefficient is shifted; each further scan adds one bit (ITU-T T.81, G.1.1.1). */
const MOST_SHIFT = 13;
const LONGEST_RUN = 2 ** 15 - 1;

/** One code of a bit: the value is the same as before. Fifteen codes of four bits: this many blocks have nothing more. */
const TABLES = Buffer.concat([
  marker(0xc4, Buffer.from([0x00, 1, ...new Array<number>(15).fill(0), 0])),
  marker(
    0xc4,
    Buffer.from([
      0x10,
      ...[0, 0, 0, 15],
      ...new Array<number>(12).fill(0),
      ...Array.from({ length: 15 }, (_, bits) => bits << 4),
    ]),
  ),
]);

function header(width: number, height: number): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 3, ...COMPONENTS.flatMap((id) => [id, 0x11, 0])]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  const quantisation = marker(0xdb, Buffer.from([0, ...new Array<number>(64).fill(1)]));
  return Buffer.concat([Buffer.from([0xff, 0xd8]), quantisation, marker(0xc2, frame), TABLES]);
}

/** The bits as bytes, filled with ones, and a zero after each byte of ones (ITU-T T.81, F.1.2.3). */
function entropyCoded(bits: string): Buffer {
  const filled = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1');
  const bytes = filled.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.flatMap((byte) => (byte === '11111111' ? [0xff, 0] : [Number.parseInt(byte, 2)])));
}

/** 'Nothing more' for all blocks, in runs of 2^bits to 2^(bits + 1) − 1. */
function emptyBlocks(blocks: number): Buffer {
  let coded = '';
  for (let left = blocks; left > 0;) {
    const run = Math.min(left, LONGEST_RUN);
    const bits = Math.floor(Math.log2(run));
    coded += bits.toString(2).padStart(4, '0') + run.toString(2).slice(1);
    left -= run;
  }
  return entropyCoded(coded);
}

/**
 * A grey progressive JPEG with the most scans that the format allows: each coefficient of each colour alone, bit by bit. A decoder
 * walks over all blocks in each of these 2,647 scans, of which each is some dozens of bytes.
 */
export function jpegOfScans(width: number, height: number): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const first = marker(0xda, Buffer.from([3, ...COMPONENTS.flatMap((id) => [id, 0]), 0, 0, 0]));
  const empty = emptyBlocks(blocks);
  const scans = COMPONENTS.flatMap((id) =>
    Array.from({ length: 63 }, (_, index) => index + 1).flatMap((coefficient) =>
      Array.from({ length: MOST_SHIFT + 1 }, (_, scan) => {
        const [before, shift] = [scan === 0 ? 0 : MOST_SHIFT + 1 - scan, MOST_SHIFT - scan];
        const about = [1, id, 0, coefficient, coefficient, (before << 4) | shift];
        return Buffer.concat([marker(0xda, Buffer.from(about)), empty]);
      }),
    ),
  );
  const values = Buffer.alloc(Math.ceil((blocks * COMPONENTS.length) / 8));
  return Buffer.concat([header(width, height), first, values, ...scans, Buffer.from([0xff, 0xd9])]);
}
