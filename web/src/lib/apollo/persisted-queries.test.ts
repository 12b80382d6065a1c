import { webcrypto } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { Kind, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import manifest from '../../generated/persisted-documents.json';
import { withPersistedQueries } from './persisted-queries';

interface Sent {
  query?: string;
  extensions?: { persistedQuery?: { sha256Hash: string } };
}

const GENERATED = path.resolve(__dirname, '../../generated');

const isOperation = (value: unknown): value is DocumentNode =>
  typeof value === 'object' &&
  value !== null &&
  'definitions' in value &&
  (value as DocumentNode).definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION);

async function generatedDocuments(): Promise<DocumentNode[]> {
  const files = readdirSync(GENERATED).filter((file) => file.endsWith('.ts') && file !== 'graphql.ts');
  const modules = await Promise.all(files.map((file) => import(path.join(GENERATED, file))));
  return modules.flatMap((module: Record<string, unknown>) => Object.values(module).filter(isOperation));
}

async function anyDocument(): Promise<DocumentNode> {
  const [document] = await generatedDocuments();
  if (!document) throw new Error('The site has no documents.');
  return document;
}

/** A client whose server records the requests. */
function recordingClient(response: object) {
  const sent: Sent[] = [];
  const http = new HttpLink({
    uri: '/graphql',
    fetch: async (_uri, options) => {
      sent.push(JSON.parse(String(options?.body)) as Sent);
      return new Response(JSON.stringify(response), { headers: { 'content-type': 'application/json' } });
    },
  });
  return { client: new ApolloClient({ link: withPersistedQueries(http), cache: new InMemoryCache() }), sent };
}

function send(client: ApolloClient, document: DocumentNode): Promise<unknown> {
  const operation = document.definitions.find(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  );
  return operation?.operation === 'mutation'
    ? client.mutate({ mutation: document, errorPolicy: 'ignore' })
    : client.query({ query: document, errorPolicy: 'ignore', fetchPolicy: 'no-cache' });
}

beforeEach(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
});
afterEach(() => Object.defineProperty(window, 'isSecureContext', { value: false, configurable: true }));

/** The subscription goes to the stream of changes, as a text that the server knows. */
const isSubscription = ({ definitions }: DocumentNode) =>
  definitions.some(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.operation === 'subscription',
  );

test('each query and mutation of the site is sent as a hash that the server knows', async () => {
  const documents = await generatedDocuments();
  expect(documents.length).toBeGreaterThan(5);
  for (const document of documents.filter((one) => !isSubscription(one))) {
    const { client, sent } = recordingClient({ data: null });
    await send(client, document);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.query).toBeUndefined();
    expect(Object.keys(manifest)).toContain(sent[0]?.extensions?.persistedQuery?.sha256Hash);
  }
  expect(Object.keys(manifest)).toHaveLength(documents.length);
});

test('the text of an unknown document follows', async () => {
  const error = { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } };
  const { client, sent } = recordingClient({ errors: [error] });
  await send(client, await anyDocument());
  expect(sent).toHaveLength(2);
  expect(sent[1]?.query).toContain('{');
});

test('where the browser cannot hash, the text is sent at once', async () => {
  Object.defineProperty(window, 'isSecureContext', { value: false, configurable: true });
  const { client, sent } = recordingClient({ data: null });
  await send(client, await anyDocument());
  expect(sent[0]?.query).toContain('{');
  expect(sent[0]?.extensions?.persistedQuery).toBeUndefined();
});
