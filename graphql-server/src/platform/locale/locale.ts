/**
 * The languages of the site's texts, by their code: the tag (BCP 47) for `lang` and `Content-Language`, and the tag of
 * the region whose date format it uses. Later the path of a page will name a locale that is not the default.
 */
export const LOCALES = { en: { languageTag: 'en-IN', datesAsIn: 'en-GB' } } as const;

export type Locale = keyof typeof LOCALES;

export const DEFAULT_LOCALE: Locale = 'en';

/** The value of `lang` and `Content-Language`, such as `en-IN`. */
export function languageTagOf(locale: Locale): string {
  return LOCALES[locale].languageTag;
}
