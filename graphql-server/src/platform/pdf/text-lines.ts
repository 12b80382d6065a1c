import { graphemesOf } from './fonts';

/** Measures the width of a text, in points. */
export type Measure = (text: string) => number;

/** Splits a word that is wider than the width into parts that fit. */
function partsOfWord(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word];
  const parts: string[] = [];
  for (const grapheme of graphemesOf(word)) {
    const last = parts.at(-1);
    if (last !== undefined && measure(last + grapheme) <= width) parts[parts.length - 1] = last + grapheme;
    else parts.push(grapheme);
  }
  return parts;
}

/** Breaks a text into lines that fit the width: between words, and within a word that is longer than a line. */
export function linesOf(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \t\r\n]+/).filter(Boolean)) {
    for (const [index, part] of partsOfWord(word, width, measure).entries()) {
      const last = lines.at(-1);
      const joined = last === undefined ? part : `${last} ${part}`;
      if (index === 0 && last !== undefined && measure(joined) <= width) lines[lines.length - 1] = joined;
      else lines.push(part);
    }
  }
  return lines.length > 0 ? lines : [''];
}
