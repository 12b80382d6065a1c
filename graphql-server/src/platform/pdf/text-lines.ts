import { graphemesOf } from './fonts';

/** How wide a text is, in points. */
export type Measure = (text: string) => number;

/** A word in parts that fit into the width, for words that do not. */
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

/** A text in lines that fit into the width: broken between words, and within a word that is longer than a line. */
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
