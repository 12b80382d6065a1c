import { copyFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Copies a folder and everything in it but for what `leaveOut` names by its path within the folder. */
export async function copyFolder(
  from: string,
  to: string,
  leaveOut: (entry: string) => boolean = () => false,
  within = '',
): Promise<void> {
  // PostgreSQL starts on a folder only that others may not read.
  await mkdir(path.join(to, within), { recursive: true, mode: 0o700 });
  for (const entry of await readdir(path.join(from, within), { withFileTypes: true })) {
    const name = path.join(within, entry.name);
    if (leaveOut(name)) continue;
    if (entry.isDirectory()) await copyFolder(from, to, leaveOut, name);
    else await copyUnlessGone(path.join(from, name), path.join(to, name));
  }
}

// A server at work deletes files meanwhile; what it did to them stands in the write-ahead log.
async function copyUnlessGone(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to);
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'ENOENT') throw failure;
  }
}
