import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transformFile } from '@swc/core';
import { isAlive } from './postgres-leftover';

const SERVER = path.resolve(__dirname, '..');
const CACHE = path.join(SERVER, '.cache');
const SOURCES = ['src', 'migrations', 'seeds'];
const FOLDER_NAME = /^test-server-(\d+)$/;

/** The server's files as JavaScript, so that a server process starts without compiling them itself. */
export interface CompiledServer {
  directory: string;
  remove(): Promise<void>;
}

async function sourceFiles(): Promise<string[]> {
  const lists = await Promise.all(
    SOURCES.map(async (folder) => {
      const files = await readdir(path.join(SERVER, folder), { recursive: true });
      return files.map((file) => path.join(folder, file));
    }),
  );
  return lists.flat().filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
}

async function compile(file: string, directory: string): Promise<void> {
  const { code } = await transformFile(path.join(SERVER, file), { cwd: SERVER, sourceMaps: 'inline' });
  const target = path.join(directory, file.replace(/\.ts$/, '.js'));
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, code);
}

/** Removes what killed test runs have left. */
async function clearLeftovers(): Promise<void> {
  for (const name of await readdir(CACHE).catch(() => [])) {
    const [, owner] = FOLDER_NAME.exec(name) ?? [];
    if (owner && !isAlive(Number(owner))) await rm(path.join(CACHE, name), { recursive: true, force: true });
  }
}

/** Compiles the sources for one test run; within the server's folder, where its packages are found. */
export async function compileServer(): Promise<CompiledServer> {
  await clearLeftovers();
  const directory = path.join(CACHE, `test-server-${process.pid}`);
  await Promise.all((await sourceFiles()).map((file) => compile(file, directory)));
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
}
