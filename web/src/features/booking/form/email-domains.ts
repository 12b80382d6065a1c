/** Domains in which guests mistype a letter most often. */
const KNOWN_DOMAINS = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'yahoo.co.in',
  'yahoo.co.uk',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'rediffmail.com',
  'protonmail.com',
];

// Real domains that look like mistyped domains.
const REAL_DOMAINS = new Set([
  ...KNOWN_DOMAINS,
  'ymail.com',
  'zmail.com',
  'qmail.com',
  'gmx.com',
  'mail.com',
  'email.com',
  'me.com',
  'fastmail.com',
  'hushmail.com',
  'rocketmail.com',
  'protonmail.ch',
]);

// These providers have domains in many countries, such as yahoo.co.jp and hotmail.co.uk.
const PROVIDERS_OF_COUNTRIES: ReadonlySet<string> = new Set(['yahoo', 'hotmail', 'outlook']);
const OF_COUNTRY = /^(com?\.)?[a-z]{2}$/;
// Countries whose ending is '.com' with a letter missing. No provider has a domain there.
const SHORTENED_COM: ReadonlySet<string> = new Set(['co', 'cm', 'om']);

/** Whether a provider has the domain, in any country. */
function isReal(domain: string): boolean {
  const [provider = '', ...rest] = domain.split('.');
  const ending = rest.join('.');
  const isOfCountry = OF_COUNTRY.test(ending) && !SHORTENED_COM.has(ending);
  return REAL_DOMAINS.has(domain) || (PROVIDERS_OF_COUNTRIES.has(provider) && isOfCountry);
}

/** How many letters must be added, left out, replaced or swapped with their neighbour. */
function lettersApart(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, place) => [place]);
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  rows[0] = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row += 1) {
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const least = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
      );
      rows[row]?.push(least);
    }
  }
  return at(one.length, other.length);
}

const MOST_LETTERS_APART = 2;

/** The address that the guest probably means, such as asha@gmail.com for asha@gmial.com; null when it looks right. */
export function meantAddress(email: string): string | null {
  const [name, domain, ...rest] = email.trim().split('@');
  if (!name || !domain || rest.length > 0 || !domain.includes('.')) return null;
  const written = domain.toLowerCase();
  if (isReal(written)) return null;
  const [nearest] = KNOWN_DOMAINS.map((known) => ({ known, apart: lettersApart(written, known) }))
    .filter(({ apart }) => apart <= MOST_LETTERS_APART)
    .sort((one, other) => one.apart - other.apart);
  return nearest ? `${name}@${nearest.known}` : null;
}
