import { request } from 'node:http';
import { recordExchange, type Exchange } from './exchange';
import { dataOf, type TypedDocument } from './graphql';

let addresses = 0;

/** Another loopback address of this machine; a proxy that trusts no header takes it for another caller. */
export function freshAddress(): string {
  addresses += 1;
  return `127.1.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** Sends from that address, over a separate connection; a POST when there is a body. */
export function sendFrom(
  address: string,
  url: string,
  content?: object,
  headers: Record<string, string> = {},
): Promise<Exchange> {
  const method = content ? 'POST' : 'GET';
  const body = content && JSON.stringify(content);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      {
        method,
        localAddress: address,
        agent: false,
        headers: { 'content-type': 'application/json', ...headers },
      },
      (response) => {
        let responseBody = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (responseBody += chunk));
        response.on('error', reject).on('end', () => {
          const requestId = String(response.headers['x-request-id'] ?? '') || null;
          const exchange = { method, url, body, status: response.statusCode ?? 0, requestId, responseBody };
          recordExchange(exchange);
          resolve(exchange);
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Executes a document from that address; a GraphQL error fails the test. */
export async function executeFrom<Result, Variables extends object>(
  address: string,
  server: { url: string },
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  headers: Record<string, string> = {},
): Promise<Result> {
  const exchange = await sendFrom(address, `${server.url}/graphql`, { query: document, variables }, headers);
  return dataOf<Result>(exchange, jsonOf(exchange.responseBody));
}

function jsonOf(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return null;
  }
}
