/** The text of a response; null when it is longer than `mostBytes`. No more than these bytes are kept. */
export async function limitedText(response: Response, mostBytes: number): Promise<string | null> {
  if (!response.body) return '';
  const parts: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop ends the transfer.
  for await (const part of response.body) {
    bytes += part.byteLength;
    if (bytes > mostBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
