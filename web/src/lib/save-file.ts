// Safari begins to read a file only after the press is over.
const READING_MILLISECONDS = 60_000;

/** Hands a text to the browser as a file to keep. */
export function saveFile(name: string, content: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READING_MILLISECONDS);
}
