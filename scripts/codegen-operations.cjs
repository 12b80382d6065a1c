// A codegen plugin: the types of each operation by its name, for the stand-ins of the site's tests: web/tests/served.tsx.
const { concatAST, Kind } = require('graphql');

const capitalised = (word) => word.charAt(0).toUpperCase() + word.slice(1);

function rowOf(operation) {
  const name = operation.name.value;
  const type = `${capitalised(name)}${capitalised(operation.operation)}`;
  return `  ${name}: { data: ${type}; variables: ${type}Variables };`;
}

module.exports.plugin = (_schema, documents) => {
  const { definitions } = concatAST(documents.map(({ document }) => document));
  const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return [
    '/** The data and the variables of each operation. */',
    'export interface Operations {',
    ...operations.map(rowOf).sort(),
    '}',
  ].join('\n');
};
