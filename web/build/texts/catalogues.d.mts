/** The texts of one catalogue by their English; the forms of a plural by its form `other`. */
export type TextCatalogue = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** The catalogue that has a file's texts: one for each feature, and one each for app, components and lib. */
export function catalogueOf(file: string): string;

/** Where a catalogue is stored. */
export function catalogueFile(locale: string, name: string): string;

/** The texts of a catalogue; none when the file does not exist. */
export function readCatalogue(locale: string, name: string): Promise<TextCatalogue>;
