/** Before and after an address stand no letters, digits and signs that would make it a longer address. */
const ADDRESS_ALONE = (word: string): string =>
  `'(?<![\\w.+%-])' || regexp_replace(${word}, '(\\W)', '\\\\\\1', 'g') || '(?![\\w-]|\\.\\w)'`;

/**
 * SQL condition: a text in lower case names one of the words. `ann@example.com` is not named by `joann@example.com`, nor by
 * `ann@example.com.au`.
 */
export const namesOneOf = (text: string, words: string): string => `EXISTS (
  SELECT 1 FROM unnest(${words}) AS word WHERE position(word IN ${text}) > 0
    AND (position('@' IN word) = 0 OR ${text} ~ (${ADDRESS_ALONE('word')})))`;
