import fc, { type Arbitrary } from 'fast-check';
import { isEnumType, isInputObjectType, isListType, isNonNullType, type GraphQLInputType } from 'graphql';

/** Valid values by the name of their field, such as ids and tokens that exist. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

/** Marks a value that is left out. */
const LEFT_OUT = Symbol('left out');

const LONG = 10_000;

// Each of these has broken some program.
const TROUBLE = [
  '',
  ' ',
  '\0',
  'Asha\0Rao',
  'Asha\u0007Rao',
  'Asha\r\nBcc: everybody@example.com',
  '\ud800',
  '\u202eevil',
  '\ufeff',
  '\u2028',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢',
  '🦚'.repeat(300),
  'x'.repeat(LONG),
  ' '.repeat(LONG),
  "'; DROP TABLE bookings; --",
  "' OR '1'='1",
  '") UNION SELECT * FROM bookings; --',
  '$1',
  '%',
  '%_\\',
  '\\',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '{{7*7}}${7*7}',
  '=HYPERLINK("https://example.com")',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'http://[::1',
  'https://',
  '/pictures/../../etc/passwd',
  '../../../../etc/passwd%00',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  'true',
  '-0',
  '1e309',
  '99999999999999999999',
  '٣',
  '"@"@example.com',
  'ä@exämple.com',
  `${'x'.repeat(64)}@${'y'.repeat(63)}.${'z'.repeat(63)}.example.com`,
];

const ODD_DATES = [
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '10000-01-01',
  '+275760-09-13',
  '-000001-01-01',
  '2026-02-30',
  '2026-13-01',
  '2026-2-3',
  '31-12-2026',
  '2026-12-31T00:00:00Z',
  'today',
  'infinity',
  '-infinity',
  'epoch',
  'allballs',
];

const ODD_NUMBERS = [
  0,
  -0,
  -1,
  0.5,
  1.5,
  1e308,
  -1e308,
  5e-324,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31),
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53,
  -(2 ** 53),
  2 ** 63,
  100_001,
];

export const wildText: Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TROUBLE) },
  { weight: 1, arbitrary: fc.constantFrom(...ODD_DATES) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 200 }) },
  { weight: 1, arbitrary: fc.string({ minLength: 500, maxLength: 2_500 }) },
  { weight: 1, arbitrary: fc.emailAddress() },
  { weight: 1, arbitrary: fc.webUrl() },
  { weight: 1, arbitrary: fc.uuid() },
);

const wildDate: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...ODD_DATES),
  fc
    .date({ min: new Date('0000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
);

const wildNumber: Arbitrary<number> = fc.oneof(
  fc.constantFrom(...ODD_NUMBERS),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** A list within a list, and so on. */
function nested(depth: number): unknown {
  return depth === 0 ? [] : [nested(depth - 1)];
}

/** Any JSON value. */
export const wildJson: Arbitrary<unknown> = fc.oneof(
  wildText,
  wildNumber,
  wildDate,
  fc.constantFrom(
    null,
    true,
    false,
    [],
    {},
    [null],
    { $ne: null },
    { toString: 1 },
    { 'a\0b': 1, '\ud800': '\udc00' },
    nested(200),
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

const OF_SCALAR: Record<string, Arbitrary<unknown>> = {
  PlainDate: wildDate,
  Int: wildNumber,
  Float: wildNumber,
  MinorUnits: wildNumber,
  Boolean: fc.boolean(),
};

function oddOfItsKind(type: GraphQLInputType, known: KnownValues): Arbitrary<unknown> {
  if (isListType(type)) return fc.array(wildOf(type.ofType, known), { maxLength: 40 });
  if (isEnumType(type)) return fc.constantFrom('', 'single', 'Penthouse', '__proto__', 0);
  if (isInputObjectType(type)) return formOf(type.getFields(), known);
  if (isNonNullType(type)) return oddOfItsKind(type.ofType, known);
  return OF_SCALAR[type.name] ?? wildText;
}

/** An unusual value of the right type, or a value of any other type. */
function wildOf(type: GraphQLInputType, known: KnownValues): Arbitrary<unknown> {
  return fc.oneof(
    { weight: 9, arbitrary: oddOfItsKind(type, known) },
    { weight: 2, arbitrary: wildJson },
    { weight: 1, arbitrary: fc.constant(LEFT_OUT) },
  );
}

/** A name may be the name of a required field and of an optional one. */
function withoutNull(name: string, { [name]: values = [], ...others }: KnownValues): KnownValues {
  const given = values.filter((value) => value !== null);
  return given.length > 0 ? { ...others, [name]: given } : others;
}

function plainOf(name: string, type: GraphQLInputType, known: KnownValues): Arbitrary<unknown> {
  if (isNonNullType(type)) return plainOf(name, type.ofType, withoutNull(name, known));
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name: value }) => value));
  const values = known[name];
  // Ids that are numbers are not among the known ones.
  if (values && !('name' in type && type.name === 'Int')) return fc.constantFrom(...values);
  if (isListType(type)) return fc.array(plainOf(name, type.ofType, known), { maxLength: 3 });
  if (isInputObjectType(type)) return plainFormOf(type.getFields(), known);
  if (type.name === 'Int' || type.name === 'MinorUnits') return fc.integer({ min: 1, max: 5 });
  if (type.name === 'PlainDate') return fc.constantFrom('2030-01-01', '2030-06-30');
  if (type.name === 'DateTimeISO') return fc.constantFrom('2030-01-01T00:00:00Z', '2030-06-30T12:00:00Z');
  if (type.name === 'Float') return fc.constantFrom(0, 3.5, 4);
  if (type.name === 'Boolean') return fc.boolean();
  return fc.constantFrom('Asha Rao', 'Saffron', 'Udaipur');
}

/** A form without wrong fields, so that the code behind its check is reached. */
export function plainFormOf(
  fields: Readonly<Record<string, Named>>,
  known: KnownValues,
): Arbitrary<Record<string, unknown>> {
  const values = Object.values(fields).map(({ name, type }) => [name, plainOf(name, type, known)] as const);
  return fc.record(Object.fromEntries(values));
}

interface Named {
  name: string;
  type: GraphQLInputType;
}

const sent = (form: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(form).filter(([, value]) => value !== LEFT_OUT));

/**
 * A form with one or two wrong fields, so that the code behind the first check is reached too; or a form of wrong
 * fields only.
 */
export function formOf(
  fields: Readonly<Record<string, Named>>,
  known: KnownValues,
): Arbitrary<Record<string, unknown>> {
  const all = Object.values(fields);
  if (all.length === 0) return fc.constant({});
  const names = all.map(({ name }) => name);
  const plain = fc.record(
    Object.fromEntries(all.map(({ name, type }) => [name, plainOf(name, type, known)])),
  );
  const wild = fc.record(Object.fromEntries(all.map(({ name, type }) => [name, wildOf(type, known)])));
  const wildNames = fc.oneof(
    { weight: 6, arbitrary: fc.subarray(names, { minLength: 1, maxLength: Math.min(2, names.length) }) },
    { weight: 2, arbitrary: fc.constant<string[]>([]) },
    { weight: 1, arbitrary: fc.constant(names) },
  );
  return fc
    .tuple(plain, wild, wildNames)
    .map(([right, odd, which]) =>
      sent({ ...right, ...Object.fromEntries(which.map((name) => [name, odd[name]])) }),
    );
}
