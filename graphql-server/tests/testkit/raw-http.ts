import { recordExchange, type Exchange } from './exchange';

export interface HttpResponse {
  status: number;
  headers: Headers;
  text: string;
  /** The body, when it is JSON; otherwise null. */
  json: Record<string, unknown> | null;
  /** What was sent and received, for the message of a failing test. */
  exchange: Exchange;
}

export interface HttpRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** 'manual' for the response of a redirect itself. */
  redirect?: 'follow' | 'manual';
}

let callers = 0;

/** An address that no other request comes from; the test server trusts the loopback proxy. */
export function freshCaller(): string {
  callers += 1;
  return `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
}

/** A request as any client may send it, from a new address. */
export async function send(
  testServer: { url: string },
  path: string,
  { method = 'GET', headers = {}, body, redirect }: HttpRequest = {},
): Promise<HttpResponse> {
  const url = `${testServer.url}${path}`;
  const response = await fetch(url, {
    method,
    headers: { 'x-forwarded-for': freshCaller(), ...headers },
    body,
    redirect,
  });
  const text = await response.text();
  const requestId = response.headers.get('x-request-id');
  const exchange = { method, url, body, status: response.status, requestId, responseBody: text };
  recordExchange(exchange);
  return { status: response.status, headers: response.headers, text, json: jsonOf(text), exchange };
}

export function postJson(
  testServer: { url: string },
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<HttpResponse> {
  return send(testServer, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

export function postForm(
  testServer: { url: string },
  path: string,
  fields: Record<string, string>,
): Promise<HttpResponse> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return send(testServer, path, { method: 'POST', headers, body: new URLSearchParams(fields).toString() });
}

function jsonOf(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return null;
  }
}
