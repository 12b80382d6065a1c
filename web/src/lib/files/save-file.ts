// Safari reads the file only after the click has ended.
const READING_MILLISECONDS = 60_000;

/** Saves a text, or bytes, as a file. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READING_MILLISECONDS);
}

/** Saves bytes in Base64 as a file. */
export function saveBytes(name: string, content: string, type: string): void {
  saveFile(
    name,
    Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0)),
    type,
  );
}
