// https://www.rfc-editor.org/rfc/rfc3720#appendix-B.4: the Castagnoli polynomial, bits reversed.
const POLYNOMIAL = 0x82f63b78;

const TABLE = Array.from({ length: 256 }, (_, index) => {
  let remainder = index;
  for (let bit = 0; bit < 8; bit++)
    remainder = remainder & 1 ? (remainder >>> 1) ^ POLYNOMIAL : remainder >>> 1;
  return remainder >>> 0;
});

/** The checksum of a file in the notation of Google Storage. */
export function crc32c(content: Buffer): string {
  let remainder = 0xffffffff;
  for (const byte of content) remainder = (TABLE[(remainder ^ byte) & 255] ?? 0) ^ (remainder >>> 8);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(~remainder >>> 0);
  return checksum.toString('base64');
}
