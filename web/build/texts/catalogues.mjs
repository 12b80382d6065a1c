import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTexts } from './read-texts.mjs';

const SOURCES = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../src');
const LOCALES = path.join(SOURCES, 'locales');
/** The language of the texts in the code. */
const SOURCE_LOCALE = 'en';
const MARKS = /\bt`|\bplural\(/;

/** The catalogue with a file's texts. There is one for each feature, and one each for app, components and lib. */
export function catalogueOf(file) {
  const [folder, feature] = path.relative(SOURCES, file).split(path.sep);
  return folder === 'features' ? feature : folder;
}

export const catalogueFile = (locale, name) => path.join(LOCALES, locale, `${name}.json`);

/** The texts of a catalogue; empty when the file does not exist. */
export const readCatalogue = (locale, name) =>
  readFile(catalogueFile(locale, name), 'utf8').then(JSON.parse, () => ({}));

async function sourceFiles() {
  const files = await readdir(SOURCES, { recursive: true, withFileTypes: true });
  return files
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map(({ parentPath, path: folder, name }) => path.join(parentPath ?? folder, name));
}

/** The texts of all files, by catalogue. */
async function textsInCode() {
  const catalogues = new Map();
  for (const file of await sourceFiles()) {
    const code = await readFile(file, 'utf8');
    if (!MARKS.test(code)) continue;
    for (const { message, forms } of readTexts(file, code)) {
      const name = catalogueOf(file);
      catalogues.set(name, { ...catalogues.get(name), [message]: forms ?? message });
    }
  }
  return catalogues;
}

const sorted = (texts) =>
  Object.fromEntries(Object.entries(texts).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Adds new texts without a translation, and removes texts that are no longer in the code. */
function updated(texts, present, locale) {
  const entries = Object.entries(texts).map(([message, source]) => [
    message,
    present[message] ?? (locale === SOURCE_LOCALE ? source : ''),
  ]);
  return sorted(Object.fromEntries(entries));
}

async function updateLocale(locale, inCode) {
  await mkdir(path.join(LOCALES, locale), { recursive: true });
  for (const file of await readdir(path.join(LOCALES, locale)))
    if (!inCode.has(path.basename(file, '.json'))) await rm(path.join(LOCALES, locale, file));
  let untranslated = 0;
  for (const [name, texts] of inCode) {
    const entries = updated(texts, await readCatalogue(locale, name), locale);
    untranslated += Object.values(entries).filter((text) => text === '').length;
    await writeFile(catalogueFile(locale, name), `${JSON.stringify(entries, null, 2)}\n`);
  }
  if (untranslated > 0) console.log(`${locale}: ${untranslated} texts without a translation`);
}

/** Updates the catalogues of every locale with the texts in the code. */
export async function updateCatalogues() {
  const inCode = await textsInCode();
  const present = await readdir(LOCALES).catch(() => []);
  for (const locale of new Set([SOURCE_LOCALE, ...present])) await updateLocale(locale, inCode);
}
