import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
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
      [`${SERVER}/mails/feedback/feedback.ts`]: imports('../../bookings/checkout/checkout'),
      [`${SERVER}/bookings/checkout/checkout.ts`]: EMPTY,
    },
    breaks: [`mails-imports: ${SERVER}/mails/feedback/feedback.ts`],
  },
  'refuses a type import that runs upward': {
    sources: {
      [`${SERVER}/platform/time/clock.ts`]: importsType('../../desk/core/desk'),
      [`${SERVER}/desk/core/desk.ts`]: TYPE,
    },
    breaks: [`platform-imports: ${SERVER}/platform/time/clock.ts`],
  },
  'refuses an import that runs upward within an area': {
    sources: {
      [`${SERVER}/platform/log/log.ts`]: imports('../states/machine'),
      [`${SERVER}/platform/states/machine.ts`]: EMPTY,
    },
    breaks: [`platform-log-imports: ${SERVER}/platform/log/log.ts`],
  },
  'refuses an import of the folder that joins all others': {
    sources: {
      [`${SERVER}/mails/contact/contact.ts`]: imports('../../app/installation'),
      [`${SERVER}/app/installation.ts`]: EMPTY,
    },
    breaks: [`mails-imports: ${SERVER}/mails/contact/contact.ts`],
  },
  'refuses an area that is not in the list': {
    sources: {
      [`${SERVER}/parking/places/place.ts`]: imports('../../platform/money/money'),
      [`${SERVER}/platform/money/money.ts`]: EMPTY,
    },
    breaks: [`known-areas: ${SERVER}/parking/places/place.ts`],
  },
  'refuses a folder that is not in the list of its area': {
    sources: {
      [`${SERVER}/selling/parking/parking.ts`]: imports('../../platform/secrets/secret'),
      [`${SERVER}/platform/secrets/secret.ts`]: EMPTY,
    },
    breaks: [`known-folders: ${SERVER}/selling/parking/parking.ts`],
  },
  'refuses a cycle of files': {
    sources: {
      [`${SERVER}/selling/rooms/first.ts`]: `import { two } from './second';\nexport const one = () => two;\n`,
      [`${SERVER}/selling/rooms/second.ts`]: `import { one } from './first';\nexport const two = () => one;\n`,
    },
    breaks: [`no-cycles: ${SERVER}/selling/rooms/first.ts`],
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
      [`${FEATURES}/account/form/form.ts`]: imports('../picture/panel'),
      [`${FEATURES}/account/picture/panel.ts`]: EMPTY,
      [`${FEATURES}/account/picture/picture.ts`]: importsType('../form/field'),
      [`${FEATURES}/account/form/field.ts`]: TYPE,
    },
    breaks: [`no-folder-cycles: ${FEATURES}/account/form`, `no-folder-cycles: ${FEATURES}/account/picture`],
  },
  'refuses a sub-folder that imports the folder above it': {
    sources: {
      [`${SERVER}/mails/notifications/mails/template.ts`]: importsType('../mail.service'),
      [`${SERVER}/mails/notifications/mail.service.ts`]: TYPE,
    },
    breaks: [`sub-folders-are-below: ${SERVER}/mails/notifications/mails/template.ts`],
  },
  'refuses an import of another feature': {
    sources: {
      [`${FEATURES}/admin/records/record.ts`]: imports('../../site/hotels/hotel'),
      [`${FEATURES}/site/hotels/hotel.ts`]: EMPTY,
    },
    breaks: [`features-are-neighbours: ${FEATURES}/admin/records/record.ts`],
  },
  'refuses an import of another page of the site': {
    sources: {
      [`${FEATURES}/site/offers/offer.ts`]: imports('../gallery/gallery'),
      [`${FEATURES}/site/gallery/gallery.ts`]: EMPTY,
    },
    breaks: [`pages-of-the-site-are-neighbours: ${FEATURES}/site/offers/offer.ts`],
  },
  'refuses an import that runs upward at the desk': {
    sources: {
      [`${FEATURES}/desk/money/folio/folio.ts`]: imports('../../day/today/today'),
      [`${FEATURES}/desk/day/today/today.ts`]: EMPTY,
    },
    breaks: [`desk-money-imports: ${FEATURES}/desk/money/folio/folio.ts`],
  },
  'accepts imports that run downward': {
    sources: {
      [`${SERVER}/mails/newsletter/newsletter.ts`]: imports('../../selling/property/property'),
      [`${SERVER}/selling/property/property.ts`]: imports('../../platform/text/text'),
      [`${SERVER}/platform/text/text.ts`]: EMPTY,
      [`${FEATURES}/site/contact/contact-page.ts`]: imports('./form/field'),
      [`${FEATURES}/site/contact/form/field.ts`]: EMPTY,
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
  const parameters = [DEPENDENCY_CRUISER, '--config', rules, 'graphql-server', 'web'];
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
