// Chooses sentences for a reader with fresh eyes: doc comments, refusals and sentences of pages. Prints each with its file
// and line. `node scripts/reading.mjs SEED [FOLDER…]`: an equal seed chooses equal sentences; folders narrow the comments.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const [seed = '1', ...folders] = process.argv.slice(2);
const WANTED = { comments: 60, refusals: 30, sentences: 20 };
const FEW_WORDS = 8;

/** Numbers from 0 to 1 that follow from the seed (mulberry32). */
function randomOf(start) {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = randomOf(Number(seed));

function chosen(found, count) {
  const rest = [...found];
  return Array.from({ length: Math.min(count, rest.length) }, () =>
    rest.splice(Math.floor(random() * rest.length), 1),
  ).flat();
}

const filesIn = (paths, ending) =>
  execFileSync('git', ['ls-files', ...paths], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => ending.test(file) && !/\.test\.|\/generated\/|\/tests\//.test(file));

const lineOf = (text, index) => text.slice(0, index).split('\n').length;

const isLong = ({ text }) => text.split(/\s+/).length >= FEW_WORDS;

/** The comments of a file: `/** … *\/`, and lines of `//` that follow each other. */
function commentsOf(file) {
  const source = readFileSync(file, 'utf8');
  const found = source.matchAll(/\/\*\*([\s\S]*?)\*\/|(?:^[ \t]*\/\/.*\n)+/gm);
  return [...found].map(({ 0: whole, 1: doc, index }) => ({
    file,
    line: lineOf(source, index),
    text: (doc ?? whole)
      .replaceAll(/^\s*(?:\*|\/\/)\s?/gm, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  }));
}

/** The sentences in quotation marks of a file of refusals. */
function sentencesOf(file) {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/(['"`])([A-Z][^'"`\n]{20,})\1/g)].map(({ 2: text, index }) => ({
    file,
    line: lineOf(source, index),
    text,
  }));
}

/** The texts that pages mark with `t`. */
function pageTextsOf(file) {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/\bt`([^`]{20,})`/g)].map(({ 1: text, index }) => ({
    file,
    line: lineOf(source, index),
    text,
  }));
}

const product = ['graphql-server/src', 'web/src'];
const places = folders.length > 0 ? folders : product;
const groups = {
  comments: filesIn(places, /\.tsx?$/).flatMap(commentsOf),
  refusals: filesIn(['graphql-server/src/platform/refusals'], /sentences\.en\.ts$/).flatMap(sentencesOf),
  sentences: filesIn(folders.length > 0 ? folders : ['web/src'], /\.tsx?$/).flatMap(pageTextsOf),
};
for (const [name, found] of Object.entries(groups)) {
  const long = found.filter(isLong);
  process.stdout.write(`\n${name}: ${Math.min(WANTED[name], long.length)} of ${long.length}\n`);
  for (const { file, line, text } of chosen(long, WANTED[name]))
    process.stdout.write(`${file}:${line}\n  ${text}\n`);
}
