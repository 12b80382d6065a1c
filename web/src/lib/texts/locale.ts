import { DEFAULT_LOCALE, LOCALES } from '../../generated/rules';

/** The language of this build's texts. */
export const LOCALE: keyof typeof LOCALES = DEFAULT_LOCALE;

/** For `lang`, such as `en-IN`; and the tag of the region whose dates the site writes. */
export const { languageTag: LANGUAGE_TAG, datesAsIn: DATES_AS_IN } = LOCALES[LOCALE];
