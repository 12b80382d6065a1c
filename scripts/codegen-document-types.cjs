// A codegen plugin: the types of each operation by the text of its document, for `gql` of graphql-server/tests/testkit.
const { Kind } = require('graphql');

const capitalised = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** One line of the table. A document has one operation, and its text distinguishes it from all others. */
function rowOf({ rawSDL, location, document }) {
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (operations.length !== 1) throw new Error(`A document has one operation: ${location}\n${rawSDL}`);
  const type = `${capitalised(operation.name.value)}${capitalised(operation.operation)}`;
  return `  ${JSON.stringify(rawSDL)}: { result: ${type}; variables: ${type}Variables };`;
}

module.exports.plugin = (_schema, documents) =>
  [
    '/** The types of each operation, by the text of its document. */',
    'export interface DocumentTypes {',
    ...documents.map(rowOf).sort(),
    '}',
  ].join('\n');
