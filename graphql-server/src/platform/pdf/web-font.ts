import { inflateSync } from 'node:zlib';

/** Lengths in bytes, and positions of numbers, in a WOFF file (https://www.w3.org/TR/WOFF/) and in the font within. */
const WOFF = { header: 44, entry: 20, flavour: 4, tables: 12 };
const FONT = { header: 12, entry: 16 };

interface FontTable {
  tag: Buffer;
  checksum: number;
  content: Buffer;
}

/** The table that is described by the directory entry at this position. */
function tableAt(file: Buffer, entry: number): FontTable {
  const offset = file.readUInt32BE(entry + 4);
  const packed = file.subarray(offset, offset + file.readUInt32BE(entry + 8));
  const length = file.readUInt32BE(entry + 12);
  return {
    tag: file.subarray(entry, entry + 4),
    checksum: file.readUInt32BE(entry + 16),
    content: packed.length < length ? inflateSync(packed) : packed,
  };
}

const padding = (length: number): number => (4 - (length % 4)) % 4;

/**
 * Converts a web font (WOFF 1) to a plain font. Otherwise fontkit would unpack it again for each PDF, which takes ten
 * times as long as the rest.
 */
export function unpackWebFont(file: Buffer): Buffer {
  const count = file.readUInt16BE(WOFF.tables);
  const tables = Array.from({ length: count }, (_table, index) =>
    tableAt(file, WOFF.header + index * WOFF.entry),
  );
  const header = Buffer.alloc(FONT.header + count * FONT.entry);
  file.copy(header, 0, WOFF.flavour, WOFF.flavour + 4);
  header.writeUInt16BE(count, 4);
  let offset = header.length;
  for (const [index, { tag, checksum, content }] of tables.entries()) {
    const entry = FONT.header + index * FONT.entry;
    tag.copy(header, entry);
    header.writeUInt32BE(checksum, entry + 4);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(content.length, entry + 12);
    offset += content.length + padding(content.length);
  }
  const contents = tables.flatMap(({ content }) => [content, Buffer.alloc(padding(content.length))]);
  return Buffer.concat([header, ...contents]);
}
