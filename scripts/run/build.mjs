import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { constants } from 'node:os';
import path from 'node:path';
import { run } from './command.mjs';
import { CACHE, ROOT, SERVER, WEB } from './folders.mjs';
import { step } from './progress.mjs';

const VITE = path.join(ROOT, 'node_modules/vite/bin/vite.js');

// Version 7. ESLint and @swc-node need the programming interface of version 6, which is the package `typescript`.
export const TYPESCRIPT = path.join(ROOT, 'node_modules/@typescript/native/bin/tsc');
const CODE_GENERATOR = path.join(ROOT, 'node_modules/@graphql-codegen/cli/cjs/bin.js');

const BUILDS = {
  server: {
    title: 'Building the server',
    inputs: [
      'graphql-server/src',
      'graphql-server/migrations',
      'graphql-server/seeds',
      'graphql-server/samples',
      'graphql-server/tsconfig.json',
    ],
    output: path.join(SERVER, 'dist'),
    // Outputs of deleted files are deleted, too, because migrations are found by their files.
    clearsOutput: true,
    // `npm test` checks the types. Without them the compiler needs a third of the time.
    commands: [[TYPESCRIPT, '--project', 'graphql-server/tsconfig.json', '--noCheck']],
    cwd: ROOT,
  },
  web: {
    title: 'Building the site',
    inputs: [
      ...['web/src', 'web/public', 'web/build', 'web/index.html', 'web/tsconfig.json'],
      ...['web/vite.config.ts', 'web/vite.rendering.config.ts'],
    ],
    output: path.join(WEB, 'dist'),
    clearsOutput: false,
    // The site, then the program with which the server renders its pages.
    commands: [
      [VITE, 'build'],
      [VITE, 'build', '--config', 'vite.rendering.config.ts'],
    ],
    cwd: WEB,
    // The server's build, and what `npm start` does with it meanwhile, take as long as this one and go first.
    priority: constants.priority.PRIORITY_BELOW_NORMAL,
  },
  testTypes: {
    title: 'Generating the types of the tests’ documents',
    inputs: [
      ...['schema', 'codegen.tests.ts', 'scripts/codegen-document-types.cjs'],
      ...['graphql-server/tests', 'graphql-server/drills'],
    ],
    output: path.join(SERVER, 'tests/generated'),
    clearsOutput: false,
    commands: [[CODE_GENERATOR, '--config', 'codegen.tests.ts']],
    cwd: ROOT,
  },
};

const ALWAYS_INPUT = ['package-lock.json'];

async function filesUnder(location) {
  const stats = await stat(location).catch(() => null);
  if (!stats) return [];
  if (stats.isFile()) return [location];
  const entries = await readdir(location, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** A hash of the names and contents of all files that a build reads. Its output may be in a folder of its inputs. */
async function fingerprint({ inputs, output }) {
  const hash = createHash('sha256');
  for (const input of [...inputs, ...ALWAYS_INPUT]) {
    const files = await filesUnder(path.join(ROOT, input));
    for (const file of files.filter((each) => !each.startsWith(output + path.sep)).sort()) {
      hash.update(`${path.relative(ROOT, file)}\0`).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

/** Builds 'server', 'web' or 'testTypes', unless its sources have not changed since the last build. */
export async function build(workspace) {
  const { title, inputs, output, clearsOutput, commands, cwd, priority } = BUILDS[workspace];
  const stampPath = path.join(CACHE, `built-${workspace}`);
  const wanted = await fingerprint({ inputs, output });
  const built = await readFile(stampPath, 'utf8').catch(() => null);
  if (built === wanted && existsSync(output)) return;
  await step(title, async () => {
    await rm(stampPath, { force: true });
    if (clearsOutput) await rm(output, { recursive: true, force: true });
    // The build runs on this machine, for its own user.
    const env = { ...process.env, NODE_ENV: 'production', DESIGN_PAGE: 'on' };
    for (const command of commands) await run(title, process.execPath, command, { cwd, env, priority });
  });
  await mkdir(CACHE, { recursive: true });
  await writeFile(stampPath, wanted);
}
