// A codegen plugin: every document of the site by its SHA-256, so that browsers send the hash instead of the text.
const { createHash } = require('node:crypto');
const { addTypenameToDocument } = require('@apollo/client/utilities');
const { concatAST, Kind, print, visit } = require('graphql');

/** The operation and its fragments, in the order of the hooks' documents: each fragment after those that it uses. */
function documentOf(operation, fragments) {
  const used = new Set();
  const follow = (node) =>
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (used.has(fragment)) return;
        follow(fragment);
        used.add(fragment);
      },
    });
  follow(operation);
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
