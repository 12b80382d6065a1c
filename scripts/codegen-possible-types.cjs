// A codegen plugin: the schema's possible types, which the cache needs to match fragments on interfaces.
const { isAbstractType } = require('graphql');

/** The object types of each interface and union of the schema. */
function possibleTypes(schema) {
  const abstractTypes = Object.values(schema.getTypeMap()).filter(
    (type) => isAbstractType(type) && !type.name.startsWith('__'),
  );
  const named = abstractTypes
    .map((type) => [
      type.name,
      schema
        .getPossibleTypes(type)
        .map(({ name }) => name)
        .sort(),
    ])
    .sort(([left], [right]) => left.localeCompare(right));
  return [
    '/** The object types of each interface and union of the schema. */',
    `export const possibleTypes = ${JSON.stringify(Object.fromEntries(named), null, 2)};`,
  ];
}

module.exports.plugin = (schema) => possibleTypes(schema).join('\n');
