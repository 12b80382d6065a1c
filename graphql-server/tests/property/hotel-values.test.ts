import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SAFFRON_COURT } from '../../seeds/property';

const ROOT = path.resolve(__dirname, '../../..');

/** What a guest of another hotel must never read. */
const VALUES: readonly string[] = [
  SAFFRON_COURT.name,
  SAFFRON_COURT.phone,
  SAFFRON_COURT.street,
  SAFFRON_COURT.postcode,
  SAFFRON_COURT.timeZone,
  `@${SAFFRON_COURT.uidDomain}`,
  `'${SAFFRON_COURT.referencePrefix}'`,
];

/** Files that may say so, and why. The site's texts name the sample hotel until they are data. */
const EXCEPTIONS: Readonly<Record<string, string>> = {};

const FOLDERS = ['graphql-server/src'];
const TEXT = /\.(?:tsx?|graphql|html|css|json|webmanifest|svg)$/;
// Tests name the sample hotel, and generated files what they are made of.
const LEFT_OUT = /\.test\.tsx?$|\/generated\//;

const textFiles = [
  ...FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  ),
].filter((file) => TEXT.test(file) && !LEFT_OUT.test(file));

/** The values that the file has outside of comments. */
function valuesIn(file: string): string[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');
  return VALUES.filter((value) => text.includes(value));
}

test('no other file of the server has a value of the sample hotel', () => {
  const found = textFiles.map((file) => [file, valuesIn(file)] as const);
  expect(textFiles.length).toBeGreaterThan(150);
  const others = found.filter(([file, values]) => values.length > 0 && !Object.hasOwn(EXCEPTIONS, file));
  expect(others).toEqual([]);
});
