import { readTexts } from './read-texts.mjs';

const PLACEHOLDER = /\{(\w+)\}/g;

const quoted = (text) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');

/** A template literal of the translated text, with the code of each value. */
function templateOf(text, values) {
  let end = 0;
  let code = '';
  for (const { index, 0: whole, 1: name } of text.matchAll(PLACEHOLDER)) {
    if (values[name] === undefined) throw new Error(`The translation '${text}' has an unknown {${name}}.`);
    code += `${quoted(text.slice(end, index))}\${${values[name]}}`;
    end = index + whole.length;
  }
  return `\`${code}${quoted(text.slice(end))}\``;
}

function translated({ kind, message, values, forms }, translation) {
  if (kind === 'plural') return JSON.stringify(translation ?? forms);
  const text = translation ?? message;
  return Object.keys(values).length === 0 ? JSON.stringify(text) : templateOf(text, values);
}

/**
 * The code with each text translated by a catalogue. Texts without a translation stay in English. `missing` is called
 * for texts that are not in the catalogue.
 */
export function translateCode(fileName, code, catalogue, missing) {
  let result = '';
  let end = 0;
  for (const found of readTexts(fileName, code)) {
    const translation = catalogue[found.message];
    if (translation === undefined) missing(found.message);
    result += code.slice(end, found.start) + translated(found, translation || undefined);
    end = found.end;
  }
  return result + code.slice(end);
}
