import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from '@swc/core';
import type { Plugin } from 'rolldown';

const SERVER = path.resolve(__dirname, '..');
const CACHE = path.join(SERVER, '.cache', 'test-server');
const SOURCES = ['src', 'migrations', 'seeds'];
const OTHER_INPUTS = ['.swcrc', '../package-lock.json', 'local/compiled-server.ts'];
/** The programs that tests run as separate processes. */
const PROGRAMS = [
  'main',
  'app/check-bookings',
  'app/doctor',
  'app/owner-link',
  'pictures/core/decoder-program',
];
/** Packages outside the bundle: they read files of their own folder, are not installed, or are large and not used. */
const LEFT_OUTSIDE = [/^pdfkit$/, /^fontkit$/, /^sharp$/, /^pg-native$/, /^typescript$/];
/** Below node_modules, where Node does not report deprecated calls of packages. */
const BUNDLE = 'node_modules/server';
const UNUSED_MILLISECONDS = 24 * 60 * 60 * 1000;

async function sourceFiles(): Promise<string[]> {
  const lists = await Promise.all(
    SOURCES.map(async (folder) => {
      const files = await readdir(path.join(SERVER, folder), { recursive: true });
      return files.map((file) => path.join(folder, file));
    }),
  );
  return lists.flat().filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
}

/** The name of the compiled server. It depends on the sources. */
async function nameOfSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [...(await sourceFiles()).sort(), ...OTHER_INPUTS])
    hash.update(file).update(await readFile(path.join(SERVER, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Compiles with the compiler of the tests, because rolldown leaves out the types of decorated properties. */
const swc: Plugin = {
  name: 'swc',
  async transform(source, file) {
    if (!file.endsWith('.ts')) return null;
    const { code } = await transform(source, { filename: file, cwd: SERVER, sourceMaps: false });
    return { code, moduleType: 'js' };
  },
};

/**
 * Makes one bundle of all programs with their packages, because reading thousands of files takes most of a server's
 * start.
 */
async function bundle(directory: string): Promise<void> {
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    input: Object.fromEntries(
      PROGRAMS.map((program) => [program, path.join(SERVER, 'src', `${program}.ts`)]),
    ),
    platform: 'node',
    external: LEFT_OUTSIDE,
    plugins: [swc],
    // Packages cause warnings, for example about `eval`, which are not ours to fix.
    onLog: () => undefined,
  });
  await build.write({ dir: path.join(directory, BUNDLE), format: 'cjs', keepNames: true });
  await build.close();
}

/** Writes a program that runs the bundle. Node keeps its compiled code for the next start. */
async function writeProgram(directory: string, program: string): Promise<void> {
  const file = path.join(directory, 'src', `${program}.js`);
  const fromFile = (target: string) =>
    JSON.stringify(path.relative(path.dirname(file), path.join(directory, target)));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(
    file,
    `const { resolve } = require('node:path');
require('node:module').enableCompileCache(resolve(__dirname, ${fromFile('compile-cache')}));
require(resolve(__dirname, ${fromFile(`${BUNDLE}/${program}.js`)}));
`,
  );
}

/** Makes the folder under another name first, so that other test runs find it only when it is complete. */
async function make(directory: string): Promise<void> {
  const unfinished = `${directory}.${process.pid}`;
  await bundle(unfinished);
  for (const program of PROGRAMS) await writeProgram(unfinished, program);
  await rename(unfinished, directory).catch(() => rm(unfinished, { recursive: true }));
}

async function removeUnused(): Promise<void> {
  for (const name of await readdir(CACHE)) {
    const folder = path.join(CACHE, name);
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs > UNUSED_MILLISECONDS) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The folder of the server's programs as JavaScript, so that a process starts without compiling them. It is kept until
 * the sources change. It is inside the server's folder, so that packages outside the bundle are found.
 */
export async function compileServer(): Promise<string> {
  await mkdir(CACHE, { recursive: true });
  const directory = path.join(CACHE, await nameOfSources());
  const isThere = await utimes(directory, new Date(), new Date()).then(
    () => true,
    () => false,
  );
  if (!isThere) await make(directory);
  await removeUnused();
  return directory;
}
