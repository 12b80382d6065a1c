import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';

const FEATURES = 'web/src/features';
const GENERATED = 'web/src/generated';

const config = {
  useTypeImports: true,
  enumType: 'const',
  scalars: {
    PlainDate: 'string',
    DateTimeISO: 'string',
    ID: 'string',
    MinorUnits: 'number',
    RoomTypeName: 'string',
  },
};

/** Files of fragments that several files of hooks use, with those files of hooks. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  'booking/figures.graphql': ['change.ts', 'cancellation.ts', 'desk.ts'],
  'site/content/pictures.graphql': [
    'admin.ts',
    'booking.ts',
    'desk.ts',
    'gallery.ts',
    'hotels.ts',
    'listings.ts',
    'offers.ts',
    'page-texts.ts',
    'search.ts',
  ],
  'site/offers/promotion-terms.graphql': ['offers.ts', 'search.ts'],
};

const documents = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.graphql') && !(file in SHARED));

/** Features whose documents share one file of hooks: no guest opens their pages first. */
const TOGETHER = ['admin', 'desk'];

/** Makes one file of hooks for each other file of documents, so that a page loads only its own hooks. */
function hooksFile(file: string): string {
  const [feature = ''] = file.split('/');
  return `${TOGETHER.includes(feature) ? feature : path.basename(file, '.graphql')}.ts`;
}

const hooksFiles: CodegenConfig['generates'] = Object.fromEntries(
  [...new Set(documents.map(hooksFile))].map((name) => [
    `${GENERATED}/${name}`,
    {
      documents: [
        ...Object.keys(SHARED).filter((file) => SHARED[file]?.includes(name)),
        ...documents.filter((file) => hooksFile(file) === name),
      ].map((file) => `${FEATURES}/${file}`),
      plugins: [
        'typed-document-node',
        // Decision 83: the desk asks the server, so that no form opens with data that somebody else has changed.
        { './scripts/codegen-hooks.cjs': name === 'desk.ts' ? { fetchPolicy: 'network-only' } : {} },
      ],
      config: { ...config, importOperationTypesFrom: 'Types' },
    },
  ]),
);

/** The server's schema and the web's documents become types and typed hooks; `npm run generate` runs it. */
const codegen: CodegenConfig = {
  schema: 'schema/schema.graphql',
  generates: {
    [`${GENERATED}/graphql.ts`]: {
      documents: [`${FEATURES}/**/*.graphql`],
      plugins: [
        'typescript-operations',
        './scripts/codegen-operations.cjs',
        './scripts/codegen-possible-types.cjs',
      ],
      config,
    },
    [`${GENERATED}/persisted-documents.json`]: {
      documents: [`${FEATURES}/**/*.graphql`],
      plugins: ['./scripts/codegen-persisted-documents.cjs'],
    },
    ...hooksFiles,
  },
};

export default codegen;
