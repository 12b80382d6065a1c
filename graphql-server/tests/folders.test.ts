import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const SOURCES = path.join(ROOT, 'graphql-server/src');
const MOST_FILES = 15;

const isSource = (name: string): boolean => name.endsWith('.ts') && !name.endsWith('.test.ts');
const folders = readdirSync(SOURCES, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => path.relative(SOURCES, path.join(entry.parentPath, entry.name)));

test(`no folder of src/ has more than ${MOST_FILES} files`, () => {
  const filesIn = (folder: string) => readdirSync(path.join(SOURCES, folder)).filter(isSource);
  expect(['.', ...folders].filter((folder) => filesIn(folder).length > MOST_FILES)).toEqual([]);
});

const DEPENDENCY_CRUISER = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const SERVER = 'graphql-server/src';
const FEATURES = 'web/src/features';

const EMPTY = 'export const nothing = null;\n';
const TYPE = 'export type One = 1;\n';
const imports = (from: string): string => `import { nothing } from '${from}';\nexport const one = nothing;\n`;
const importsType = (from: string): string => `import type { One } from '${from}';\nexport type Two = One;\n`;

interface Plant {
  sources: Record<string, string>;
  /** The rule that the sources break, and the files and folders that the rule names. */
  breaks: string[];
}

/** Sources that break one rule each, or no rule. No two use the same folder. */
const PLANTS: Record<string, Plant> = {
  'refuses an import that runs upward': {
    sources: {
      [`${SERVER}/feedback/feedback.ts`]: imports('../checkout/checkout'),
      [`${SERVER}/checkout/checkout.ts`]: EMPTY,
    },
    breaks: [`feedback-imports: ${SERVER}/feedback/feedback.ts`],
  },
  'refuses a type import that runs upward': {
    sources: {
      [`${SERVER}/platform/time/clock.ts`]: importsType('../../desk/desk'),
      [`${SERVER}/desk/desk.ts`]: TYPE,
    },
    breaks: [`platform-imports: ${SERVER}/platform/time/clock.ts`],
  },
  'refuses an import that runs upward within the platform': {
    sources: {
      [`${SERVER}/platform/log/log.ts`]: imports('../states/machine'),
      [`${SERVER}/platform/states/machine.ts`]: EMPTY,
    },
    breaks: [`log-imports: ${SERVER}/platform/log/log.ts`],
  },
  'refuses an import of the folder that joins all others': {
    sources: {
      [`${SERVER}/contact/contact.ts`]: imports('../app/installation'),
      [`${SERVER}/app/installation.ts`]: EMPTY,
    },
    breaks: [`contact-imports: ${SERVER}/contact/contact.ts`],
  },
  'refuses a folder that has no row': {
    sources: {
      [`${SERVER}/parking/parking.ts`]: imports('../platform/money/money'),
      [`${SERVER}/platform/money/money.ts`]: EMPTY,
    },
    breaks: [`known-folders: ${SERVER}/parking/parking.ts`],
  },
  'refuses a cycle of files': {
    sources: {
      [`${SERVER}/rooms/first.ts`]: `import { two } from './second';\nexport const one = () => two;\n`,
      [`${SERVER}/rooms/second.ts`]: `import { one } from './first';\nexport const two = () => one;\n`,
    },
    breaks: [`no-cycles: ${SERVER}/rooms/first.ts`],
  },
  'refuses a cycle of folders': {
    sources: {
      [`${FEATURES}/booking/form/form.ts`]: imports('../hold/panel'),
      [`${FEATURES}/booking/hold/panel.ts`]: EMPTY,
      [`${FEATURES}/booking/hold/countdown.ts`]: imports('../form/field'),
      [`${FEATURES}/booking/form/field.ts`]: EMPTY,
    },
    breaks: [`no-folder-cycles: ${FEATURES}/booking/form`, `no-folder-cycles: ${FEATURES}/booking/hold`],
  },
  'refuses a cycle of folders by a type': {
    sources: {
      [`${FEATURES}/profile/form/form.ts`]: imports('../picture/panel'),
      [`${FEATURES}/profile/picture/panel.ts`]: EMPTY,
      [`${FEATURES}/profile/picture/picture.ts`]: importsType('../form/field'),
      [`${FEATURES}/profile/form/field.ts`]: TYPE,
    },
    breaks: [`no-folder-cycles: ${FEATURES}/profile/form`, `no-folder-cycles: ${FEATURES}/profile/picture`],
  },
  'refuses a sub-folder that imports the folder above it': {
    sources: {
      [`${SERVER}/notifications/mails/template.ts`]: importsType('../mail.service'),
      [`${SERVER}/notifications/mail.service.ts`]: TYPE,
    },
    breaks: [`sub-folders-are-below: ${SERVER}/notifications/mails/template.ts`],
  },
  'refuses an import of another feature': {
    sources: {
      [`${FEATURES}/offers/offer.ts`]: imports('../hotels/hotel'),
      [`${FEATURES}/hotels/hotel.ts`]: EMPTY,
    },
    breaks: [`features-are-neighbours: ${FEATURES}/offers/offer.ts`],
  },
  'accepts imports that run downward': {
    sources: {
      [`${SERVER}/newsletter/newsletter.ts`]: imports('../property/property'),
      [`${SERVER}/property/property.ts`]: imports('../platform/text/text'),
      [`${SERVER}/platform/text/text.ts`]: EMPTY,
      [`${FEATURES}/contact/contact-page.ts`]: imports('./form/field'),
      [`${FEATURES}/contact/form/field.ts`]: EMPTY,
    },
    breaks: [],
  },
};

async function writeSources(directory: string, sources: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(sources)) {
    await mkdir(path.dirname(path.join(directory, file)), { recursive: true });
    await writeFile(path.join(directory, file), text);
  }
}

/** Does what `npm run dependency-rules` does, in that folder. */
function cruise(directory: string): Promise<{ fails: boolean; output: string }> {
  const rules = path.join(ROOT, 'dependency-rules.cjs');
  const parameters = [DEPENDENCY_CRUISER, '--config', rules, 'graphql-server/src', 'web/src'];
  const options = { cwd: directory, env: { ...process.env, NO_COLOR: '1' } };
  return new Promise((resolve) => {
    execFile(process.execPath, parameters, options, (failure, output, errors) =>
      resolve({ fails: failure !== null, output: output + errors }),
    );
  });
}

describe('npm run dependency-rules', () => {
  let result: { fails: boolean; output: string };
  let found: string[];

  beforeAll(async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'saffron-court-rules-'));
    try {
      for (const { sources } of Object.values(PLANTS)) await writeSources(directory, sources);
      result = await cruise(directory);
      found = Array.from(result.output.matchAll(/error ([\w-]+: [\w./-]+)/g), ([, broken = '']) => broken);
    } finally {
      await rm(directory, { recursive: true });
    }
  });

  test('fails on the planted imports', () => expect(result).toMatchObject({ fails: true }));

  test.each(Object.entries(PLANTS))('%s', (_what, { sources, breaks }) => {
    const folders = Object.keys(sources).map((file) => path.dirname(file));
    const own = found.filter((broken) => folders.some((folder) => broken.includes(`: ${folder}`)));
    expect({ own: own.toSorted(), output: result.output }).toEqual({ own: breaks, output: result.output });
  });

  test('finds nothing else', () => {
    expect(found.toSorted()).toEqual(
      Object.values(PLANTS)
        .flatMap(({ breaks }) => breaks)
        .toSorted(),
    );
  });
});
