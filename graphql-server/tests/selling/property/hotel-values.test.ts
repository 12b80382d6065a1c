import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { SAFFRON_COURT } from '../../../seeds/property';

const ROOT = path.resolve(__dirname, '../../../..');

const { name, address, street, town, state, postcode, country, phone, timeZone } = SAFFRON_COURT;
const { checkinTime, checkoutTime, cancellationTerms, referencePrefix, uidDomain } = SAFFRON_COURT;

/** What a guest of another hotel must never read: the sample hotel's values, and the names of places around it. */
const VALUES: readonly string[] = [
  name,
  address,
  street,
  town,
  state,
  postcode,
  country,
  phone,
  timeZone,
  checkinTime,
  checkoutTime,
  cancellationTerms,
  `@${uidDomain}`,
  `'${uidDomain}'`,
  `'${referencePrefix}'`,
  `${referencePrefix}-`,
  'Pichola',
  'Mewar',
  'Aravalli',
];

const FOLDERS = [
  'graphql-server/src',
  'web/src',
  'web/public',
  'web/build',
  'web/index.html',
  'web/vite.config.ts',
];
const TEXT = /\.(?:tsx?|mjs|graphql|html|css|json|webmanifest|svg|txt)$/;
// Tests name the sample hotel, and generated files contain what they are generated from.
const LEFT_OUT = /\.test\.tsx?$|\/generated\//;

const INDIAN_LAW =
  'The law, the currency or the papers of the country, in which every hotel of this product is.';
const API_EXAMPLE = 'An example in the description of a GraphQL field, which guests do not see.';
const SETTINGS_EXAMPLE = 'An example of a setting, which only the owner sees.';
const DEVELOPMENT = 'A page that only builds for development have.';

/** The values that a file may contain, and why. */
const ALLOWED: Readonly<Record<string, { values: readonly string[]; because: string }>> = {
  'graphql-server/src/env.ts': { values: [name], because: SETTINGS_EXAMPLE },
  'graphql-server/src/bookings/billing-details/billing-details.policy.ts': {
    values: ['India'],
    because: INDIAN_LAW,
  },
  'graphql-server/src/bookings/billing-details/billing-details.results.ts': {
    values: ['India'],
    because: INDIAN_LAW,
  },
  'graphql-server/src/bookings/core/booking.results.ts': { values: ['SC-'], because: API_EXAMPLE },
  'graphql-server/src/bookings/billing-details/gst-states.ts': { values: [state], because: INDIAN_LAW },
  'graphql-server/src/invoices/documents/document.results.ts': { values: ['SC-'], because: API_EXAMPLE },
  'graphql-server/src/guests/online-check-in/announced-guest.ts': { values: ['India'], because: INDIAN_LAW },
  'graphql-server/src/guests/online-check-in/online-check-in.results.ts': {
    values: ['India'],
    because: INDIAN_LAW,
  },
  'graphql-server/src/guests/register/register.policy.ts': { values: ['India'], because: INDIAN_LAW },
  'graphql-server/src/guests/register/register.results.ts': { values: ['India'], because: INDIAN_LAW },
  'web/src/features/booking/check-in/guest-fields.ts': { values: ['India'], because: INDIAN_LAW },
  'web/src/features/desk/day/check-ins/detail-labels.ts': { values: ['India'], because: INDIAN_LAW },
  'web/src/features/desk/guests/register/form-print-page.tsx': { values: ['India'], because: INDIAN_LAW },
  'web/src/features/desk/guests/register/particulars.ts': { values: ['India'], because: INDIAN_LAW },
  'web/src/features/desk/guests/register/register.graphql': { values: ['India'], because: INDIAN_LAW },
  'web/src/features/desk/guests/register/person-form.tsx': { values: ['India'], because: INDIAN_LAW },
  'graphql-server/src/desk/figures/figures.results.ts': { values: ['India'], because: INDIAN_LAW },
  'graphql-server/src/desk/figures/monthly-report-sheet.ts': { values: ['India'], because: INDIAN_LAW },
  'web/src/features/desk/money/figures/money-tables.tsx': { values: ['India'], because: INDIAN_LAW },
  'graphql-server/src/payments/settlements/gateway-day.ts': { values: [timeZone], because: INDIAN_LAW },
  'graphql-server/src/payments/settlements/settlement.resolver.ts': {
    values: ['India'],
    because: INDIAN_LAW,
  },
  'graphql-server/src/payments/settlements/settlement.results.ts': { values: ['India'], because: INDIAN_LAW },
  'web/src/features/desk/money/settlements/settlements-page.tsx': { values: ['India'], because: INDIAN_LAW },
  'graphql-server/src/pages/content/neutral-texts.en.ts': { values: ['India'], because: INDIAN_LAW },
  'graphql-server/src/desk/core/desk.resolver.ts': { values: ['SC-'], because: API_EXAMPLE },
  'graphql-server/src/platform/money/money.type.ts': { values: ['India'], because: INDIAN_LAW },
  'graphql-server/src/platform/refusals/sentences.en.ts': {
    values: [timeZone, 'India'],
    because: `${SETTINGS_EXAMPLE} ${INDIAN_LAW}`,
  },
  'graphql-server/src/selling/property/new-property.ts': {
    values: ['India', timeZone],
    because: INDIAN_LAW,
  },
  'graphql-server/src/selling/property/property.resolver.ts': {
    values: [checkinTime, checkoutTime],
    because: API_EXAMPLE,
  },
  'web/src/app/design/design-basics.tsx': { values: ['SC-'], because: DEVELOPMENT },
  'web/src/features/desk/day/print/registration-print-page.tsx': { values: ['India'], because: INDIAN_LAW },
  'web/src/features/desk/hotel/hotel/hotel-form.ts': { values: [timeZone], because: SETTINGS_EXAMPLE },
};

const CATALOGUES = 'web/src/locales/';

function filesIn(place: string): string[] {
  if (statSync(path.join(ROOT, place)).isFile()) return [place];
  const entries = readdirSync(path.join(ROOT, place), { recursive: true, encoding: 'utf8' });
  return entries.map((entry) => `${place}/${entry}`);
}

/** The values that the file has outside of comments. */
function valuesIn(file: string): string[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');
  return VALUES.filter((value) => text.includes(value));
}

const textFiles = FOLDERS.flatMap(filesIn).filter((file) => TEXT.test(file) && !LEFT_OUT.test(file));
const found = new Map(textFiles.map((file) => [file, valuesIn(file)]));

test('the files of both packages are read', () => {
  expect(textFiles.filter((file) => file.startsWith('graphql-server/')).length).toBeGreaterThan(150);
  expect(textFiles.filter((file) => file.startsWith('web/')).length).toBeGreaterThan(200);
});

test('no file has a value of the sample hotel, unless the list says why', () => {
  const others = [...found]
    .filter(([file]) => !file.startsWith(CATALOGUES))
    .map(
      ([file, values]) => [file, values.filter((value) => !ALLOWED[file]?.values.includes(value))] as const,
    )
    .filter(([, values]) => values.length > 0);
  expect(others).toEqual([]);
});

test('the catalogues contain no more of them than the code', () => {
  const inCode = new Set(
    Object.entries(ALLOWED).flatMap(([file, { values }]) => (file.startsWith('web/') ? values : [])),
  );
  const others = [...found]
    .filter(([file]) => file.startsWith(CATALOGUES))
    .map(([file, values]) => [file, values.filter((value) => !inCode.has(value))] as const)
    .filter(([, values]) => values.length > 0);
  expect(others).toEqual([]);
});

test.each(Object.entries(ALLOWED))('%s contains what the list says', (file, { values }) => {
  expect(found.get(file)).toEqual(expect.arrayContaining([...values]));
});
