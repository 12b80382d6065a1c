// `npm run check` checks what changed, for use while editing. `npm test` checks everything.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { changedFiles } from './checks/changed-files.mjs';
import { serverTestsOf, webTestsOf } from './checks/changed-tests.mjs';
import { printFailures, printTable, runLanes, totalOf } from './checks/report.mjs';
import { single } from './checks/results.mjs';
import { runChecks } from './checks/run-program.mjs';
import { checkFormat, checkLint, checkPromises, checkTypesOnly, generate } from './checks/static-checks.mjs';
import { serverTests, unitTests, webTests } from './checks/test-runs.mjs';
import { ROOT } from './run/folders.mjs';
import { install } from './run/install.mjs';

const CODE = /\.(?:[cm]?[jt]s|tsx)$/;
const OF_THE_SERVER = /^graphql-server\//;
// `npm run generate` writes the schema and the hooks from the resolvers and documents, and rules from the policies.
const GENERATES = /^web\/src\/features\/.+\.graphql$|^codegen\.ts$|^schema\//;
const SERVER_SOURCE = /^graphql-server\/src\/.+(?<!\.test)\.ts$/;
const DESCRIBES_THE_SCHEMA = /'type-graphql'|_LIMITS\b/;

const text = (file) => readFileSync(path.join(ROOT, file), 'utf8');

const isGeneratedFrom = (file) =>
  GENERATES.test(file) || (SERVER_SOURCE.test(file) && DESCRIBES_THE_SCHEMA.test(text(file)));

async function regenerate(title) {
  const { exitCode, output } = await generate();
  return single(title, exitCode === 0, output);
}

/** Each check with its reason. A check without a reason does not run. */
function staticChecks(files) {
  const code = files.filter((file) => CODE.test(file));
  return [
    { title: 'Types', why: 'always, as far as something changed', run: checkTypesOnly },
    {
      title: 'Promises',
      why: files.some((file) => OF_THE_SERVER.test(file) && CODE.test(file)) && 'code of the server changed',
      run: checkPromises,
    },
    {
      title: 'Lint',
      why: code.length > 0 && `${code.length} files of code`,
      run: (title) => checkLint(title, code),
    },
    {
      title: 'Format',
      why: files.length > 0 && `${files.length} files`,
      run: (title) => checkFormat(title, files),
    },
  ];
}

function testRuns(files) {
  const [ofServer, ofSite] = [serverTestsOf(files), webTestsOf(files)];
  return [
    {
      title: 'Unit tests',
      why: files.some((file) => OF_THE_SERVER.test(file)) && 'the server changed',
      run: unitTests,
    },
    { title: 'Web tests', why: ofSite.join(', '), run: (title) => webTests(title, ofSite) },
    { title: 'Server tests', why: ofServer.join(', '), run: (title) => serverTests(title, ofServer) },
  ];
}

/** Prints why each check runs, and returns the checks to run. */
function chosen(checks) {
  const wanted = checks.filter(({ why }) => why);
  for (const { title, why } of wanted) console.log(`  ${title}: ${why}`);
  return wanted.map(({ title, run }) => ({ title, run: () => run(title) }));
}

async function main() {
  await install();
  const { what, files } = await changedFiles();
  const existing = files.filter((file) => existsSync(path.join(ROOT, file)));
  console.log(`${files.length} files are ${what}. This runs:`);
  const sources = existing.filter(isGeneratedFrom);
  const first = chosen([{ title: 'Generate', why: sources.join(', '), run: regenerate }]);
  const lanes = [chosen(staticChecks(existing)), chosen(testRuns(files))];
  console.log('');
  const rows = [...(await runLanes([first])), ...(await runLanes(lanes))];
  printFailures(rows);
  printTable(rows);
  return totalOf(rows);
}

runChecks(main);
