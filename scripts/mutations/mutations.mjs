// `npm run mutations` puts faults into the server's code, one at a time, and finds out which tests see them. MUTATIONS
// says how many (30), MUTATION_SEED which ones: with an unchanged seed and code, the same faults are drawn.
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { capture } from '../run/command.mjs';
import { ROOT, SERVER } from '../run/folders.mjs';
import { onOwnNode } from '../run/own-node.mjs';
import { explain, secondsSince } from '../run/progress.mjs';

/** The areas and folders where a fault costs money, a room or a right. */
const FOLDERS = [
  ...['access', 'payments', 'selling', 'bookings', 'invoices', 'guests', 'desk', 'connections'],
  ...['money', 'time', 'limits', 'secrets', 'database', 'changes'].map((folder) => `platform/${folder}`),
  'mails/newsletter',
  ...['facade', 'public-cache'].map((folder) => `edge/${folder}`),
  'operations/invariants',
];
const WANTED = Number(process.env.MUTATIONS ?? 30);
/** The number of the first fault that is tried, to go on after an interruption. */
const FIRST = Number(process.env.MUTATION_FIRST ?? 1);
const SEED = Number(process.env.MUTATION_SEED ?? 1);
const LONGEST_MILLISECONDS = 15 * 60 * 1000;

/** Pseudo-random numbers from 0 to 1 for a seed (mulberry32). */
function drawing(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

async function sourcesOf(folder) {
  const names = await readdir(path.join(SERVER, 'src', folder), { recursive: true });
  return names
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => path.join('src', folder, name));
}

async function allFaults() {
  // Imported here, because a fresh clone has TypeScript only after its packages are installed.
  const { faultsIn } = await import('./faults.mjs');
  const files = (await Promise.all(FOLDERS.map(sourcesOf))).flat().sort();
  const lists = await Promise.all(
    files.map(async (file) => faultsIn(file, await readFile(path.join(SERVER, file), 'utf8'))),
  );
  return lists.flat();
}

/** Draws faults: the kinds alternate, and no file gets two. */
function draw(faults) {
  const next = drawing(SEED);
  const kinds = [...new Set(faults.map(({ kind }) => kind))];
  const drawn = [];
  for (let turn = 0; drawn.length < WANTED && turn < WANTED * 4; turn += 1) {
    const kind = kinds[turn % kinds.length];
    const left = faults.filter(
      (fault) => fault.kind === kind && !drawn.some(({ file }) => file === fault.file),
    );
    const fault = left[Math.floor(next() * left.length)];
    if (fault) drawn.push(fault);
  }
  return drawn;
}

/** Such as `bookings/checkout`. */
const folderOf = (file) => file.split(path.sep).slice(1, 3).join('/');

/** The tests of the folder, then every test that imports the file, directly or indirectly. */
function testRunsFor(file) {
  const folder = folderOf(file);
  const own = [`src/${folder}`, `tests/${folder}`].filter((name) => existsSync(path.join(SERVER, name)));
  return [
    ...(own.length > 0 ? [{ title: 'the tests of its folder', words: ['run', ...own] }] : []),
    { title: 'all tests that need it', words: ['related', file, '--run'] },
  ];
}

const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');

/** Files with a test that fails without a fault, too. They would seem to see every fault. */
const failingAnyway = new Set();

async function failingTest(words) {
  const without = [...failingAnyway].flatMap((file) => ['--exclude', file]);
  const { exitCode, output } = await capture(
    process.execPath,
    [vitest, ...words, ...without, '--bail', '1', '--passWithNoTests'],
    {
      cwd: SERVER,
      env: { ...process.env, NO_COLOR: '1' },
      timeout: LONGEST_MILLISECONDS,
    },
  );
  if (exitCode === 0) return null;
  return /^ FAIL +(.*)$/m.exec(output)?.[1] ?? output.trim().split('\n').at(-1);
}

/** Puts the fault into its file, does the work, and removes the fault. */
async function withFault({ file, start, end, text }, work) {
  const filePath = path.join(SERVER, file);
  const source = await readFile(filePath, 'utf8');
  await writeFile(filePath, source.slice(0, start) + text + source.slice(end));
  try {
    return await work();
  } finally {
    await writeFile(filePath, source);
  }
}

/** Whether the file of the test fails without a fault, too. Later runs leave such a file out. */
async function failsAnyway(test) {
  const [file] = /(?:src|tests)\/\S+\.test\.ts/.exec(test) ?? [];
  if (!file || !(await failingTest(['run', file]))) return false;
  console.log(`   ${test} fails without the fault, too, and is left out.`);
  failingAnyway.add(file);
  return true;
}

/** The first test that sees the fault; null when all tests pass. */
async function tryFault(fault) {
  for (const { title, words } of testRunsFor(fault.file)) {
    let test;
    do test = await withFault(fault, () => failingTest(words));
    while (test && (await failsAnyway(test)));
    if (test) return { seenBy: title, test };
  }
  return null;
}

const oneLine = (code) => code.replace(/\s+/g, ' ').slice(0, 80);

async function main() {
  const drawn = draw(await allFaults());
  let missed = 0;
  for (const [index, fault] of [...drawn.entries()].slice(FIRST - 1)) {
    const begun = performance.now();
    const source = await readFile(path.join(SERVER, fault.file), 'utf8');
    console.log(`${index + 1}. ${fault.kind}: ${fault.file}:${fault.line}`);
    console.log(`   ${oneLine(source.slice(fault.start, fault.end))}  →  ${oneLine(fault.text)}`);
    const seen = await tryFault(fault);
    if (!seen) missed += 1;
    const outcome = seen ? `seen by ${seen.seenBy}: ${seen.test}` : 'MISSED';
    console.log(`   ${outcome} (${secondsSince(begun)})`);
  }
  const failed = missed + failingAnyway.size;
  console.log(`\n${drawn.length - FIRST + 1 - missed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

onOwnNode(main).catch((failure) => {
  explain(failure);
  process.exitCode = 1;
});
