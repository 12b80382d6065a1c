import type { TextCatalogue } from './catalogues.mjs';

/**
 * The code with each text in the words of a catalogue. Texts without a translation stay in English. `missing` hears of
 * those that the catalogue does not even name.
 */
export function translateCode(
  fileName: string,
  code: string,
  catalogue: TextCatalogue,
  missing: (text: string) => void,
): string;
