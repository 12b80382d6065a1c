import fc, { type Arbitrary } from 'fast-check';
import { GraphQLString, type GraphQLSchema } from 'graphql';
import { ADMIN_ROUTES } from '../../../src/edge/facade/admin-routes';
import { FACADE_ROUTES } from '../../../src/edge/facade/facade-routes';
import {
  broken,
  operationsOf,
  withLiterals,
  withPlainVariables,
  withVariables,
  type GraphqlRequest,
} from './wild-documents';
import { webhookRequests } from './wild-events';
import type { WildRequest } from './wild-request';
import { formOf, wildJson, wildText, type KnownValues } from './wild-values';

/** What requests are made from. */
export interface Material {
  schema: GraphQLSchema;
  known: KnownValues;
  tokens: { administrator: string; guest: string };
}

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };

// Half a surrogate pair cannot be percent-encoded; a conversion through UTF-8 replaces it.
const inAddress = (text: string) => encodeURIComponent(Buffer.from(text).toString());
const inSearch = (form: Record<string, unknown>) =>
  Object.entries(form)
    .map(([name, value]) => `${name}=${inAddress(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join('&');

function posted(what: string, { query, variables }: GraphqlRequest): WildRequest {
  const body = JSON.stringify({ query, variables });
  return { what, method: 'POST', path: '/graphql', headers: JSON_TYPE, body };
}

function got(what: string, { query, variables }: GraphqlRequest): WildRequest {
  const path = `/graphql?${inSearch({ query, ...(variables && { variables }) })}`;
  return {
    what: `${what} in the address`,
    method: 'GET',
    path,
    headers: { 'apollo-require-preflight': 'yes' },
  };
}

// Node accepts 16 KB of address and headers together.
const fits = ({ path }: WildRequest) => path.length < 14_000;

function graphqlRequests({ schema, known }: Material): Arbitrary<WildRequest> {
  const operations = fc.constantFrom(...operationsOf(schema));
  return operations.chain((operation) => {
    const { name } = operation.field;
    const variables = withVariables(operation, known);
    return fc.oneof(
      { weight: 5, arbitrary: variables.map((request) => posted(name, request)) },
      {
        weight: 2,
        arbitrary: withLiterals(operation, known, schema).map((request) =>
          posted(`${name}, literally`, request),
        ),
      },
      { weight: 1, arbitrary: variables.map((request) => got(name, request)).filter(fits) },
      { weight: 1, arbitrary: broken(variables).map((request) => posted(`${name}, broken`, request)) },
    );
  });
}

const REQUEST_FIELDS = ['query', 'variables', 'operationName', 'extensions'].map((name) => [
  name,
  { name, type: GraphQLString },
]);
const PERSISTED = { persistedQuery: { version: 1, sha256Hash: 'x' } };

/** JSON that is no GraphQL request, and text that is not JSON. */
const strangeBodies: Arbitrary<WildRequest> = fc
  .tuple(
    fc.constantFrom('/graphql', '/api/bookings', '/api/send-otp', '/api/contact', '/webhooks/razorpay'),
    fc.oneof(
      formOf(
        Object.fromEntries(REQUEST_FIELDS) as Record<string, { name: string; type: typeof GraphQLString }>,
        {
          query: ['{ offers { title } }'],
          variables: [{}, null],
          operationName: [null, 'A'],
          extensions: [{}, null, PERSISTED],
        },
      ).map((form) => JSON.stringify(form)),
      wildJson.map((value) => JSON.stringify(value)),
      wildText,
      fc.constantFrom(
        '{',
        '{"query":',
        '[[[[',
        '"',
        '{"query":"{ offers { title } }"} ',
        `${'['.repeat(50_000)}`,
      ),
    ),
    fc.oneof(
      { weight: 4, arbitrary: fc.constant<Record<string, string>>(JSON_TYPE) },
      {
        weight: 2,
        arbitrary: fc.constantFrom<Record<string, string>>(
          FORM_TYPE,
          {},
          { 'content-type': 'text/plain' },
          { 'content-type': 'application/json; charset=utf-7' },
          { 'content-type': 'application/json; charset="' },
          { 'content-type': 'application/json', 'content-encoding': 'gzip' },
          { 'content-type': 'application/json', 'content-encoding': 'nothing' },
          { 'content-type': 'multipart/form-data; boundary=x' },
          { 'content-type': 'application/graphql' },
          { 'content-type': ';;;' },
        ),
      },
    ),
  )
  .map(([path, body, headers]) => ({
    what: `a strange body to ${path}`,
    method: 'POST',
    path,
    headers,
    body,
  }));

const ROUTES = [...FACADE_ROUTES, ...ADMIN_ROUTES];
// The fields that any of the documented paths reads from bodies and addresses.
const PATH_FIELDS = Object.fromEntries(
  [
    'name',
    'email',
    'phone',
    'checkin',
    'checkout',
    'guests',
    'roomType',
    'specialRequests',
    'idempotencyKey',
    'expectedTotal',
    'otp',
    'token',
    'textarea',
    'location',
    'feedback',
    'city',
    'country',
    'search',
    'stars',
    'page',
    'limit',
    'category',
    'title',
    'description',
    'imageUrl',
    'validTill',
    'hotel_name',
  ].map((name) => [name, { name, type: GraphQLString }]),
);

function pathRequests({ known }: Material): Arbitrary<WildRequest> {
  const row = fc.constantFrom(...ROUTES);
  const id = fc.oneof(
    fc.constantFrom(...(known['id'] ?? []).map(String)),
    wildText.map((text) => text.slice(0, 500)),
  );
  const form = formOf(PATH_FIELDS, known);
  return fc
    .tuple(row, id, form, fc.boolean(), fc.constantFrom('%00', '%zz', '%ff', '[]=', 'a[b][c]=1', '&&&', '?'))
    .map(([{ method, path, document }, recordId, fields, isForm, scrap]) => {
      const what = `${method} ${path} (${/\w+ (\w+)/.exec(document)?.[1] ?? ''})`;
      const address = path.replace(':id', inAddress(recordId) || '%20');
      const isRead = method === 'get' || path === '/unsubscribe';
      const search = isRead ? `?${inSearch(fields)}${isForm ? '' : `&${scrap}`}` : '';
      const verb = method.toUpperCase();
      if (verb !== 'POST') return { what, method: verb, path: address + search, headers: {} };
      const body = isForm ? inSearch(fields) : JSON.stringify(fields);
      return { what, method: verb, path: address + search, headers: isForm ? FORM_TYPE : JSON_TYPE, body };
    })
    .filter(fits);
}

const METHODS = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'POST'];
const PATHS = [
  '/',
  '/graphql',
  '/graphql/',
  '/graphql?',
  '/api',
  '/api/offers',
  '/api/offers/',
  '/API/offers',
  '/rooms',
];
const STRANGE_PATHS = [
  '//',
  '/..%2f..%2fetc%2fpasswd',
  '/%00',
  '/%zz',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets',
];

const strangePaths: Arbitrary<WildRequest> = fc
  .tuple(
    fc.constantFrom(...METHODS),
    fc.oneof(
      fc.constantFrom(...PATHS, ...STRANGE_PATHS, '/healthz', '/readyz', '/metrics', '/webhooks/razorpay'),
      wildText.map((text) => `/${inAddress(text.slice(0, 300))}`),
      wildText.map((text) => `/api/hotels?search=${inAddress(text.slice(0, 300))}`),
    ),
  )
  .map(([method, path]) => ({ what: 'a strange path', method, path, headers: {} }));

// Node's client sends Latin-1 without control characters, as HTTP allows.
const headerText = fc.oneof(
  wildText.map((text) => text.replace(/[^\t\x20-\x7e\xa0-\xff]/g, '').slice(0, 300)),
  fc.string({ maxLength: 60 }).map((text) => text.replace(/[^\x20-\x7e]/g, '')),
);
const ODD_HEADERS = [
  'accept',
  'origin',
  'if-none-match',
  'x-request-id',
  'x-forwarded-for',
  'x-forwarded-proto',
].concat(
  [
    'accept-encoding',
    'accept-language',
    'cookie',
    'range',
    'referer',
    'user-agent',
    'x-apollo-operation-name',
  ],
  ['x-razorpay-signature', 'x-razorpay-event-id', 'authorization', 'if-modified-since', 'content-type'],
);

/** Headers of callers: some are signed in, some send headers that no browser sends. */
function sentBy({ tokens }: Material, request: Arbitrary<WildRequest>): Arbitrary<WildRequest> {
  const bearer = (token: string) => fc.constant({ authorization: `Bearer ${token}` });
  const signIn = fc.oneof(
    { weight: 5, arbitrary: bearer(tokens.administrator) },
    { weight: 1, arbitrary: bearer(tokens.guest) },
    { weight: 4, arbitrary: fc.constant({}) },
  );
  const oddHeaders = fc.oneof(
    { weight: 4, arbitrary: fc.constant({}) },
    {
      weight: 1,
      arbitrary: fc.dictionary(fc.constantFrom(...ODD_HEADERS), headerText, { minKeys: 1, maxKeys: 3 }),
    },
  );
  const caller = fc.ipV4().map((address) => ({ 'x-forwarded-for': address }));
  return fc.tuple(request, signIn, caller, oddHeaders).map(([made, ...headers]) => ({
    ...made,
    headers: Object.assign({}, ...[headers[1], made.headers, headers[0], headers[2]]) as Record<
      string,
      string
    >,
  }));
}

const PLAIN_OF_EACH = 5;

/** Some requests of each operation by the administrator, with values of the right types, so that each is executed. */
export function plainRequests({ schema, known, tokens }: Material, seed: number): WildRequest[] {
  const headers = { ...JSON_TYPE, authorization: `Bearer ${tokens.administrator}` };
  return operationsOf(schema).flatMap((operation) =>
    fc
      .sample(withPlainVariables(operation, known), { seed, numRuns: PLAIN_OF_EACH })
      .map((request) => ({ ...posted(operation.field.name, request), headers })),
  );
}

/** Any request to the site; most are almost valid. */
export function wildRequests(material: Material): Arbitrary<WildRequest> {
  const request = fc.oneof(
    { weight: 12, arbitrary: graphqlRequests(material) },
    { weight: 4, arbitrary: pathRequests(material) },
    { weight: 2, arbitrary: strangeBodies },
    { weight: 1, arbitrary: strangePaths },
    { weight: 1, arbitrary: webhookRequests(material) },
  );
  return sentBy(material, request);
}
