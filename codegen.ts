import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { type ASTNode, Kind, parse, print, visit } from 'graphql';

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

const definitionsOf = (file: string) => parse(readFileSync(path.join(FEATURES, file), 'utf8')).definitions;

const files = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.graphql'));

/** Files with operations. A file with fragments only, for several other files, has no hooks. */
const documents = files.filter((file) =>
  definitionsOf(file).some(({ kind }) => kind === Kind.OPERATION_DEFINITION),
);

const DESK = 'desk';

/**
 * Makes one file of hooks for each file of documents, so that a page loads only its own hooks. The documents of the
 * administrator's page share one file: no guest opens it first.
 */
function hooksFile(file: string): string {
  const [feature = ''] = file.split('/');
  const name = path.basename(file, '.graphql');
  return `${feature === 'admin' ? feature : feature === DESK ? `${DESK}-${name}` : name}.ts`;
}

/** All fragments by their names, with their files. */
const fragments = new Map(
  files.flatMap((file) =>
    definitionsOf(file)
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, { file, fragment }]),
  ),
);

/** Adds the names of the fragments that the node spreads, directly or through others. */
function addSpread(node: ASTNode, names: Set<string>): void {
  visit(node, {
    FragmentSpread({ name: { value: name } }) {
      const found = fragments.get(name);
      if (!found || names.has(name)) return;
      names.add(name);
      addSpread(found.fragment, names);
    },
  });
}

/** The documents of a file of hooks, and the fragments in other files that they use. */
function documentsOf(hooks: string): string[] {
  const own = documents.filter((file) => hooksFile(file) === hooks);
  const names = new Set<string>();
  own.flatMap(definitionsOf).forEach((definition) => addSpread(definition, names));
  const used = [...names].flatMap((name) => fragments.get(name) ?? []);
  return [
    ...own.map((file) => `${FEATURES}/${file}`),
    ...used.filter(({ file }) => !own.includes(file)).map(({ fragment }) => print(fragment)),
  ];
}

/**
 * Decision 83: the desk asks the server, so that no form opens with data that somebody else has changed. Decision 152:
 * after each mutation, the queries of the open page are read again.
 */
const HOOKS_OF_THE_DESK = {
  fetchPolicy: 'network-only',
  mutationHook: { name: 'useDeskMutation', file: '../lib/desk/use-desk-mutation' },
};

const isOfDesk = (name: string) => name.startsWith(`${DESK}-`);

const hooksFiles: CodegenConfig['generates'] = Object.fromEntries(
  [...new Set(documents.map(hooksFile))].map((name) => [
    `${GENERATED}/${name}`,
    {
      documents: documentsOf(name),
      plugins: [
        'typed-document-node',
        { './scripts/codegen-hooks.cjs': isOfDesk(name) ? HOOKS_OF_THE_DESK : {} },
      ],
      config: { ...config, importOperationTypesFrom: 'Types' },
    },
  ]),
);

/** The server's schema and the web's documents become types and typed hooks; `npm run generate` runs it. */
const codegen: CodegenConfig = {
  schema: 'schema/schema.graphql',
  generates: {
    [`${GENERATED}/graphql.ts`]: {
      documents: [`${FEATURES}/**/*.graphql`],
      plugins: [
        'typescript-operations',
        './scripts/codegen-operations.cjs',
        './scripts/codegen-possible-types.cjs',
      ],
      config,
    },
    [`${GENERATED}/persisted-documents.json`]: {
      documents: [`${FEATURES}/**/*.graphql`],
      plugins: ['./scripts/codegen-persisted-documents.cjs'],
    },
    ...hooksFiles,
  },
};

export default codegen;
