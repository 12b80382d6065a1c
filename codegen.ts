import { readdirSync } from 'node:fs';
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

/** The documents and hooks of one feature, in a file of their own: a page loads those of its own features only. */
function hooksOf(feature: string): [string, NonNullable<CodegenConfig['generates'][string]>] {
  return [
    `${GENERATED}/${feature}.ts`,
    {
      documents: [`${FEATURES}/${feature}/**/*.graphql`],
      plugins: ['typed-document-node', './scripts/codegen-hooks.cjs'],
      config: { ...config, importOperationTypesFrom: 'Types' },
    },
  ];
}

const features = readdirSync(FEATURES).filter((feature) =>
  readdirSync(`${FEATURES}/${feature}`, { recursive: true, encoding: 'utf8' }).some((file) =>
    file.endsWith('.graphql'),
  ),
);

/** The server's schema and the web's documents become types and typed hooks; `npm run generate` runs it. */
const codegen: CodegenConfig = {
  schema: 'schema/schema.graphql',
  generates: {
    [`${GENERATED}/graphql.ts`]: {
      documents: [`${FEATURES}/**/*.graphql`],
      plugins: ['typescript-operations', './scripts/codegen-possible-types.cjs'],
      config,
    },
    [`${GENERATED}/persisted-documents.json`]: {
      documents: [`${FEATURES}/**/*.graphql`],
      plugins: ['./scripts/codegen-persisted-documents.cjs'],
    },
    ...Object.fromEntries(features.map(hooksOf)),
  },
};

export default codegen;
