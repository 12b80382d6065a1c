// A codegen plugin: every document of the site by its SHA-256, so that browsers send the hash instead of the text.
const { createHash } = require('node:crypto');
const { addTypenameToDocument } = require('@apollo/client/utilities');
const { concatAST, Kind, print, visit } = require('graphql');

/** The names of the fragments that a node uses, in the order of their first use. */
function usedIn(node) {
  const names = new Set();
  visit(node, { FragmentSpread: ({ name }) => void names.add(name.value) });
  return [...names];
}

/** A node's fragments, and theirs: before or after them. */
const withUsed = (node, fragments, isFirst) =>
  usedIn(node).flatMap((name) => {
    const nested = withUsed(fragments.get(name), fragments, isFirst);
    return isFirst ? [name, ...nested] : [...nested, name];
  });

/** The operation and its fragments, in the order of the hooks' documents: first the fragments that other fragments use. */
function documentOf(operation, fragments) {
  const names = withUsed(operation, fragments, true);
  const nested = names.flatMap((name) => withUsed(fragments.get(name), fragments, false));
  const used = [...new Set([...nested, ...names])].map((name) => fragments.get(name));
  return { kind: Kind.DOCUMENT, definitions: [operation, ...used] };
}

/** The text exactly as Apollo Client prints it, because the hash is computed from this text. */
function textOf(operation, fragments) {
  return print(addTypenameToDocument(documentOf(operation, fragments)));
}

module.exports.plugin = (_schema, documents) => {
  const { definitions } = concatAST(documents.map(({ document }) => document));
  const fragments = new Map(
    definitions
      .filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const texts = definitions
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    .map((operation) => textOf(operation, fragments))
    .sort();
  const manifest = texts.map((text) => [createHash('sha256').update(text).digest('hex'), text]);
  return JSON.stringify(Object.fromEntries(manifest), null, 2);
};
