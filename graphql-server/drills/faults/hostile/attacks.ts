import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { applicationSchema } from '../../../src/app/schema';
import { DOCUMENT_LIMITS } from '../../../src/edge/http/documents/document-limits';
import type { WildRequest } from '../../../tests/testkit/fuzz/wild-request';
import { wildRequests } from '../../../tests/testkit/fuzz/wild-requests';

const JSON_TYPE = { 'content-type': 'application/json' };
const BODY_BYTES = 64 * 1024;
// Generated in advance, because generating a request takes longer than responding to it.
const FUZZED = 1_500;

/** Makes a new request that was never sent before. */
export type Attack = () => Omit<WildRequest, 'what'>;

const fresh = (): string => randomBytes(9).toString('base64url');

function graphql(query: string, variables: object = {}): Omit<WildRequest, 'what'> {
  return { method: 'POST', path: '/graphql', headers: JSON_TYPE, body: JSON.stringify({ query, variables }) };
}

/** The text with a new comment, filled up to this number of bytes. */
function padded(text: string, bytes: number): string {
  const unique = `${text} #${fresh()}`;
  return unique.padEnd(bytes, 'x');
}

const WRONG_VARIABLES = 'mutation ($token: String!) { unsubscribe(token: $token) { __typename } }';
const equalFields = (count: number): string => `{ ${'property { name } '.repeat(count)} }`;

function postForm(path: string, body: object): Omit<WildRequest, 'what'> {
  return { method: 'POST', path, headers: JSON_TYPE, body: JSON.stringify(body) };
}

function fuzzed(): Attack {
  const material = {
    schema: applicationSchema(),
    known: {
      email: ['asha@example.com'],
      id: ['00000000-0000-4000-8000-000000000000'],
      orderId: ['order_none'],
      paymentId: ['pay_none'],
      roomType: ['Single', 'Double', 'Deluxe', 'Suite'],
    },
    tokens: { administrator: 'forged', guest: 'forged' },
  };
  const requests = fc.sample(wildRequests(material), FUZZED);
  let next = 0;
  return () => {
    const request = requests[(next += 1) % requests.length];
    return request ?? graphql('{');
  };
}

/** The attacks by name. All are sent equally often. */
export function attacks(): Record<string, Attack> {
  return {
    'fuzzed requests': fuzzed(),
    'documents just under the limit that fail': () => graphql(padded(WRONG_VARIABLES, DOCUMENT_LIMITS.bytes)),
    'documents just under the limit that succeed': () =>
      graphql(padded('{ property { name } }', DOCUMENT_LIMITS.bytes)),
    'documents as large as a body may be': () => graphql(padded(WRONG_VARIABLES, BODY_BYTES - 200)),
    'as many equal fields as are taken': () => graphql(padded(equalFields(99), 4_000)),
    'too many equal fields': () => graphql(padded(equalFields(240), 4_000)),
    'fields that do not exist': () =>
      graphql(`{ ${Array.from({ length: 400 }, (_, number) => `field${number}`).join(' ')} } #${fresh()}`),
    'syntax errors': () => graphql(`${equalFields(200)} } ${fresh()}`),
    'messages as long as they may be': () =>
      postForm('/api/contact', {
        email: `${fresh()}@example.com`,
        textarea: fresh().repeat(166).slice(0, 2_000),
      }),
    'bodies as large as they may be': () => postForm('/api/feedback', { feedback: fresh().repeat(5_300) }),
    'searches that nobody made before': () => ({
      method: 'GET',
      path: `/api/hotels?search=${fresh()}&page=${randomInt(1, 50)}`,
      headers: {},
    }),
    'long headers': () => ({
      method: 'GET',
      path: '/api/offers',
      headers: { accept: `application/json, text/${fresh().repeat(1_000)}` },
    }),
    'forged sign-ins': () => ({
      ...graphql('{ viewer { uid } }'),
      headers: { ...JSON_TYPE, authorization: `Bearer ${fresh()}.${fresh()}.${fresh()}` },
    }),
    'unknown hashes': () =>
      postForm('/graphql', { extensions: { persistedQuery: { version: 1, sha256Hash: randomUUID() } } }),
    'unknown paths and pages': () => ({
      method: 'GET',
      path: `/${fresh()}`,
      headers: { accept: 'text/html' },
    }),
  };
}

/** A random address out of very many: networks of IPv6, and addresses of IPv4. */
export function anyAddress(): string {
  const part = (): string => randomInt(0, 65_536).toString(16);
  if (randomInt(2) === 0) return `2001:${part()}:${part()}:${part()}::1`;
  return `${randomInt(11, 120)}.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}
