import { LOCALE } from '../../../lib/texts/locale';

// ISO 3166-1, two letters.
const CODES =
  'AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CK CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW';

/** The country that needs no Form III of its own citizens. */
export const INDIA = 'IN';

/**
 * The countries of the world: the hotel’s own country first, then by name, for a list in which people find a country
 * by its letters.
 */
export function countriesByName(): { code: string; name: string }[] {
  const names = new Intl.DisplayNames([LOCALE], { type: 'region' });
  const countries = CODES.split(' ').map((code) => ({ code, name: names.of(code) ?? code }));
  const others = countries.filter(({ code }) => code !== INDIA);
  return [
    ...countries.filter(({ code }) => code === INDIA),
    ...others.toSorted((one, other) => one.name.localeCompare(other.name, LOCALE)),
  ];
}
