/** The text with each number in one line with its word, such as the guests of '12 guests'. */
export const withNumbers = (text: string): string => text.replace(/(\d) (?=\p{L})/gu, '$1\u00A0');
