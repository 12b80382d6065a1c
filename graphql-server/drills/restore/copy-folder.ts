import { copyFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Copies a folder with everything in it. `leaveOut` returns true for paths within the folder that are not copied. */
export async function copyFolder(
  from: string,
  to: string,
  leaveOut: (entry: string) => boolean = () => false,
  within = '',
): Promise<void> {
  // PostgreSQL starts only on a folder that other users cannot read.
  await mkdir(path.join(to, within), { recursive: true, mode: 0o700 });
  for (const entry of await readdir(path.join(from, within), { withFileTypes: true })) {
    const name = path.join(within, entry.name);
    if (leaveOut(name)) continue;
    if (entry.isDirectory()) await copyFolder(from, to, leaveOut, name);
    else await copyUnlessGone(path.join(from, name), path.join(to, name));
  }
}

// A running server deletes files in the meantime. The write-ahead log has these changes.
async function copyUnlessGone(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to);
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'ENOENT') throw failure;
  }
}
