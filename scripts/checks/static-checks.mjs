import { build, TYPESCRIPT } from '../run/build.mjs';
import { execute, executeNode } from './execute.mjs';
import { findDrift } from './drift.mjs';
import { single } from './results.mjs';

const TYPED_PROJECTS = ['graphql-server/tsconfig.tests.json', 'web/tsconfig.json'];

// Results for unchanged files are kept in .cache/, by the files' contents, because a fresh checkout changes all file
// times.
const cachedIn = (name) => [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  `.cache/${name}/results`,
];

async function succeeds(title, run) {
  const { exitCode, output } = await run;
  return single(title, exitCode === 0, output);
}

/** Checks types: the server's by its build, the types of the server's tests and of the site without output. */
export async function checkTypes(title) {
  await build('testTypes');
  await build('server');
  return checkTypesOnly(title);
}

/** Checks types without the build of the server, whose sources are also in the project of its tests. */
export async function checkTypesOnly(title) {
  await build('testTypes');
  return succeeds(title, execute(process.execPath, [TYPESCRIPT, '--build', ...TYPED_PROJECTS]));
}

/** Without files it lints everything. It skips files that the settings ignore. */
export const checkLint = (title, files = ['.']) =>
  succeeds(
    title,
    executeNode(
      ['eslint', 'bin', 'eslint.js'],
      [...cachedIn('eslint'), '--no-warn-ignored', '--no-error-on-unmatched-pattern', ...files],
    ),
  );

export const checkFormat = (title, files = ['.']) =>
  succeeds(
    title,
    executeNode(
      ['prettier', 'bin', 'prettier.cjs'],
      [...cachedIn('prettier'), '--check', '--ignore-unknown', '--no-error-on-unmatched-pattern', ...files],
    ),
  );

/**
 * The rules about promises need the types of all files, because a function that becomes asynchronous breaks its
 * callers.
 */
export async function checkPromises(title) {
  await build('testTypes');
  return succeeds(title, execute('npm', ['run', '--silent', 'lint:promises']));
}

export const checkDependencies = (title) =>
  succeeds(title, execute('npm', ['run', '--silent', 'dependency-rules']));

export async function checkUnused(title) {
  await build('testTypes');
  return succeeds(title, executeNode(['knip', 'bin', 'knip.js'], ['--treat-config-hints-as-errors']));
}

/** The tests of the scripts. */
export const checkScripts = (title) =>
  succeeds(title, execute(process.execPath, ['--test', 'scripts/**/*.test.mjs']));

export const generate = () => execute('npm', ['run', '--silent', 'generate:committed']);

export async function checkDrift(title) {
  const output = await findDrift(generate);
  return single(title, output === null, output);
}
