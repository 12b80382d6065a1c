import anyAscii from 'any-ascii';

/** A word of a name in Latin letters. */
export interface NameWord {
  /** Lower case, without accents and punctuation, such as `rajesh`. */
  latin: string;
  /** The consonants that spellings and scripts have in common, such as `rjs`. It has at least one letter. */
  skeleton: string;
  /** Whether the script of the word leaves vowels out or implies them, so that only its consonants can be compared. */
  hasFewVowels: boolean;
}

// Scripts in which some vowels have no sign, and scripts that mostly write only consonants.
const IMPLIED_VOWELS =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Thai}]/u;
const CONSONANTS_ONLY = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

// In Arabic and Hebrew these letters are vowels unless they begin a word.
const VOWEL_LETTERS: Readonly<Record<string, string>> = {
  و: 'u',
  ي: 'i',
  ی: 'i',
  ى: 'a',
  ו: 'o',
  י: 'i',
  ة: 'a',
};
const INNER_VOWEL_LETTER = /(?<=\p{L})[ويیىוית]/gu;

// The sign of a nasal sound. It is read as n in Singh, and as m before p, as in Sampat.
const NASAL_SIGN = /[\u0902\u0982\u0a02\u0a70\u0a82\u0b02\u0c02\u0c82\u0d02]/g;

const TITLES = new Set([
  ...[
    'mr',
    'mrs',
    'ms',
    'miss',
    'dr',
    'prof',
    'sir',
    'shri',
    'sri',
    'smt',
    'kumari',
    'herr',
    'frau',
    'mme',
    'mlle',
  ],
]);

// Spellings of one sound. The order matters: later rules work on the result of earlier rules.
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/dzh|zh/g, 'j'],
  [/tsch|tch/g, 'C'],
  [/ngh/g, 'nh'],
  [/ohn/g, 'on'],
  [/n(?=[pbm])/g, 'm'],
  [/sch|sh/g, 's'],
  [/ch/g, 'C'],
  [/ck|qu|q/g, 'k'],
  [/ph/g, 'f'],
  [/([kgtdbpjrzl])h/g, '$1'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/z/g, 's'],
  [/g/g, 'k'],
  [/d/g, 't'],
  [/b/g, 'p'],
  [/[wf]/g, 'v'],
];

/** The consonants of a word in lower-case Latin letters. For a word that has only vowels, its first letter. */
function skeletonOf(latin: string): string {
  const sounds = SOUNDS.reduce((word, [spelling, sound]) => word.replace(spelling, sound), latin);
  const consonants = sounds
    .replace(/(?<=.)y/g, '')
    .replace(/h+$/, '')
    .replace(/[aeiou]/g, '')
    .replace(/(.)\1+/g, '$1');
  return consonants || latin.slice(0, 1);
}

/** The text in Latin letters, with capitals where syllables of Chinese and Korean names begin. */
function inLatin(word: string): string {
  if (CONSONANTS_ONLY.test(word))
    return anyAscii(
      word.replace(INNER_VOWEL_LETTER, (letter) => VOWEL_LETTERS[letter] ?? letter),
    ).toLowerCase();
  if (!IMPLIED_VOWELS.test(word)) return anyAscii(word);
  // Tamil has one letter for s and ch, which begins most names as s.
  if (/\p{Script=Tamil}/u.test(word)) return anyAscii(word).replace(/c/g, 's');
  // In other Indic scripts a plain c is the sound that English writes as ch.
  return anyAscii(word.replace(NASAL_SIGN, 'n')).replace(/c(?!h)/g, 'ch');
}

const WITH_SYLLABLES = /[\p{Script=Han}\p{Script=Hangul}]/u;

/** The parts of a word that are compared: the syllables of a Chinese or Korean name, otherwise the word. */
function partsOf(word: string): string[] {
  const latin = inLatin(word);
  return WITH_SYLLABLES.test(word) ? latin.split(/(?=[A-Z])/) : [latin];
}

/** The words of a name in Latin letters, without titles such as Mr. */
export function nameWords(name: string): NameWord[] {
  const words = name
    .normalize('NFC')
    .split(/[\s,./()\u00b7\u30fb-]+/)
    .filter(Boolean)
    .flatMap((word) =>
      partsOf(word).map((part) => ({
        latin: part.toLowerCase().replace(/[^a-z0-9]/g, ''),
        hasFewVowels: IMPLIED_VOWELS.test(word) || CONSONANTS_ONLY.test(word),
        isTitle: TITLES.has(word.toLowerCase()),
      })),
    )
    .filter(({ latin }) => latin !== '');
  const named = words.filter(({ isTitle }) => !isTitle);
  return (named.length === 0 ? words : named).map(({ latin, hasFewVowels }) => ({
    ...{ latin, hasFewVowels },
    skeleton: skeletonOf(latin),
  }));
}

/** Any text in lower-case Latin letters with single spaces, for a search that does not know the script. */
export function latinText(text: string): string {
  return text
    .normalize('NFC')
    .split(/\s+/)
    .map((word) => inLatin(word).toLowerCase().replace(/['`]/g, ''))
    .filter(Boolean)
    .join(' ');
}
