// A codegen plugin: one typed Apollo Client hook for each operation, based on the output of typed-document-node. The
// configuration has the options that the hooks of queries and of mutations take unless their caller names others.
const { concatAST, Kind } = require('graphql');

const capitalised = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** Whether a caller must pass variables, because one is required and has no default. */
const needsVariables = (operation) =>
  (operation.variableDefinitions ?? []).some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
  );

/** The names and types of one operation's hooks. */
function describe(operation) {
  const name = capitalised(operation.name.value);
  const kind = capitalised(operation.operation);
  const result = `${name}${kind}`;
  return {
    name,
    result,
    types: `Types.${result}, Types.${result}Variables`,
    variables: `Types.${result}Variables`,
    document: `${name}Document`,
  };
}

function queryHooks(operation, { fetchPolicy }) {
  const { name, result, types, variables, document } = describe(operation);
  const byDefault = fetchPolicy ? `fetchPolicy: '${fetchPolicy}', ` : '';
  const options = `ApolloReact.useQuery.Options<${types}>`;
  // A skipped query needs no variables yet, so the type takes either `skip` or `variables`.
  const parameter = needsVariables(operation)
    ? `options: Omit<${options}, 'variables'> & ({ variables: ${variables}; skip?: boolean } | { skip: true })`
    : `options?: ${options}`;
  return [
    `/** Reads \`${name}\` and renders again when it changes. */`,
    `export const use${result} = (${parameter}) =>`,
    `  ApolloReact.useQuery<${types}>(${document}, { ${byDefault}...options } as ${options});`,
    `/** Reads \`${name}\` when asked to. */`,
    `export const use${name}LazyQuery = (options?: ApolloReact.useLazyQuery.Options<${types}>) =>`,
    `  ApolloReact.useLazyQuery<${types}>(${document}, options);`,
  ];
}

function mutationHooks(operation, { mutationHook }) {
  const { name, result, types, document } = describe(operation);
  const hook = mutationHook ? mutationHook.name : 'ApolloReact.useMutation';
  return [
    `/** Sends \`${name}\` when asked to. */`,
    `export const use${result} = (options?: ApolloReact.useMutation.Options<${types}>) =>`,
    `  ${hook}<${types}>(${document}, options);`,
  ];
}

// Subscriptions have no hooks: one connection of the browser serves all pages.
const hooksByKind = { query: queryHooks, mutation: mutationHooks, subscription: () => [] };

module.exports.plugin = (_schema, documents, settings) => {
  const { definitions } = concatAST(documents.map(({ document }) => document));
  const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return {
    prepend: [
      ...(operations.some(({ operation }) => operation !== 'subscription')
        ? ["import * as ApolloReact from '@apollo/client/react';"]
        : []),
      ...(settings.mutationHook && operations.some(({ operation }) => operation === 'mutation')
        ? [`import { ${settings.mutationHook.name} } from '${settings.mutationHook.file}';`]
        : []),
      "import type * as Types from './graphql';",
    ],
    content: operations
      .flatMap((operation) => hooksByKind[operation.operation](operation, settings))
      .join('\n'),
  };
};
