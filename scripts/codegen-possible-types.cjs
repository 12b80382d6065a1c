// A codegen plugin: the possible types that the cache needs to match the fragments of the site's documents.
const { isAbstractType, Kind, visit } = require('graphql');

/** The names of the types on which fragments are defined. */
function fragmentTypes(documents) {
  const names = new Set();
  const note = ({ typeCondition }) => {
    if (typeCondition) names.add(typeCondition.name.value);
  };
  for (const { document } of documents)
    visit(document, { [Kind.INLINE_FRAGMENT]: note, [Kind.FRAGMENT_DEFINITION]: note });
  return names;
}

/**
 * The object types of each interface and union on which a fragment is defined. Further types would only enlarge the
 * first load.
 */
function possibleTypes(schema, documents) {
  const named = [...fragmentTypes(documents)]
    .sort()
    .map((name) => schema.getType(name))
    .filter(isAbstractType)
    .map((type) => [
      type.name,
      schema
        .getPossibleTypes(type)
        .map(({ name }) => name)
        .sort(),
    ]);
  return [
    '/** The object types of each interface and union on which a fragment is defined. */',
    `export const possibleTypes = ${JSON.stringify(Object.fromEntries(named), null, 2)};`,
  ];
}

module.exports.plugin = (schema, documents) => possibleTypes(schema, documents).join('\n');
