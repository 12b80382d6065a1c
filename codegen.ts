import type { CodegenConfig } from '@graphql-codegen/cli';

/** The server's schema and the web's documents become typed hooks; `npm run generate` runs it. */
const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  documents: ['web/src/**/*.graphql'],
  generates: {
    'web/src/generated/graphql.ts': {
      plugins: ['typescript-operations', 'typed-document-node', './scripts/codegen-hooks.cjs'],
      config: {
        useTypeImports: true,
        enumType: 'const',
        scalars: { PlainDate: 'string', DateTimeISO: 'string', ID: 'string' },
      },
    },
  },
};

export default config;
