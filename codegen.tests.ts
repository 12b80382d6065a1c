import type { CodegenConfig } from '@graphql-codegen/cli';

/**
 * Makes types from the documents of the server's tests, benchmarks and rehearsals. Tests run without these types. They
 * are not committed: the checks generate them first.
 */
const codegen: CodegenConfig = {
  schema: 'schema/schema.graphql',
  documents: ['graphql-server/{tests,drills}/**/*.ts', '!graphql-server/tests/generated/**'],
  pluckConfig: { globalGqlIdentifierName: ['gql'], skipIndent: true },
  generates: {
    'graphql-server/tests/generated/operations.ts': {
      plugins: ['typescript-operations', './scripts/codegen-document-types.cjs'],
      config: {
        useTypeImports: true,
        enumType: 'string-literal',
        scalars: {
          PlainDate: 'string',
          DateTimeISO: 'string',
          ID: 'string',
          MinorUnits: 'number',
          RoomTypeName: 'string',
        },
      },
    },
  },
};

export default codegen;
