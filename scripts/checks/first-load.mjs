import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { WEB } from '../run/folders.mjs';
import { newResult } from './results.mjs';

const SITE = path.join(WEB, 'dist');
// The file that web/vite.config.ts writes next to the site: the imports and the modules of each script.
const SCRIPT_FILES = '.vite/script-files.json';
const BYTES_A_KB = 1_000;

const isScript = ({ file }) => file.endsWith('.js');

/** The limits of the first load of `/`: text compressed by gzip, fonts unchanged. */
const BUDGETS = [
  { what: 'JavaScript', mostKb: 145, counts: isScript },
  { what: 'all but pictures', mostKb: 205, counts: () => true },
];

/** Features that `/` does not need at first, with patterns of their modules. */
const LATER = [
  { what: 'Firebase', modules: /node_modules\/(@firebase|firebase)\// },
  { what: 'the checkout', modules: /^web\/src\/features\/booking\// },
  { what: 'the administration', modules: /^web\/src\/features\/(?:admin|desk)\// },
  // The site has none, because browsers have date fields of their own.
  {
    what: 'a date picker',
    modules: /node_modules\/[^/]*(day-?picker|date-?picker|flatpickr|pikaday)/i,
    isNowhere: true,
  },
];

const addressesIn = (html) =>
  [...html.matchAll(/<(?:script|link)\b[^>]*?\s(?:src|href)="\/(assets\/[^"]+)"/g)].map(
    ([, address]) => address,
  );

/** The files and everything that they import statically. Dynamic imports are not followed. */
function withImports(files, scriptFiles) {
  const all = new Set();
  const add = (file) => {
    if (all.has(file)) return;
    all.add(file);
    for (const imported of scriptFiles[file]?.imports ?? []) add(imported);
  };
  files.forEach(add);
  return [...all];
}

async function weigh(file) {
  const content = await readFile(path.join(SITE, file));
  return { file, bytes: file.endsWith('.woff2') ? content.length : gzipSync(content).length };
}

const weightOf = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0);
const inKb = (bytes) => `${(bytes / BYTES_A_KB).toFixed(1)} KB`;
const listOf = (files) =>
  files
    .toSorted((one, other) => other.bytes - one.bytes)
    .map(({ file, bytes }) => `${inKb(bytes)}  ${file}`)
    .join('\n');

function weighings(files) {
  return BUDGETS.map(({ what, mostKb, counts }) => {
    const counted = files.filter(counts);
    const figure = `${inKb(weightOf(counted))} of ${mostKb} KB ${what}`;
    return {
      name: figure,
      isFine: weightOf(counted) <= mostKb * BYTES_A_KB,
      output: listOf(counted),
      figure,
    };
  });
}

function absences(files, scriptFiles) {
  const modulesOf = (names) => names.flatMap((name) => scriptFiles[name]?.modules ?? []);
  const first = modulesOf(files.map(({ file }) => file));
  const all = modulesOf(Object.keys(scriptFiles));
  return LATER.map(({ what, modules, isNowhere = false }) => {
    const found = first.filter((module) => modules.test(module));
    // A pattern without a match would no longer check anything.
    const isStale = !isNowhere && !all.some((module) => modules.test(module));
    const output = isStale
      ? `No module of the site matches ${modules}: correct the pattern.`
      : found.join('\n');
    return { name: `${what} comes later`, isFine: !isStale && found.length === 0, output };
  });
}

/** Whether the first load of the home page is small and contains nothing of other pages. */
export async function checkFirstLoad() {
  const html = await readFile(path.join(SITE, 'index.html'), 'utf8');
  const scriptFiles = JSON.parse(await readFile(path.join(SITE, SCRIPT_FILES), 'utf8'));
  const names = withImports(['index.html', ...addressesIn(html)], scriptFiles);
  const files = await Promise.all(names.map(weigh));
  const findings = [...weighings(files), ...absences(files, scriptFiles)];
  const failures = findings.filter(({ isFine }) => !isFine).map(({ name, output }) => ({ name, output }));
  return {
    ...newResult(),
    passed: findings.length - failures.length,
    failed: failures.length,
    failures,
    remark: findings.flatMap(({ figure }) => figure ?? []).join(', '),
  };
}
