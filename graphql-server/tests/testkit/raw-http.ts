import { freshCaller } from './graphql';
import type { TestServer } from './test-server';

export interface HttpResponse {
  status: number;
  headers: Headers;
  text: string;
  /** The body, when it is JSON; null when it is not. */
  json: Record<string, unknown> | null;
}

/** A request as any client may make it, from an address of its own. */
export async function send(
  testServer: Pick<TestServer, 'url'>,
  path: string,
  { headers = {}, ...request }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<HttpResponse> {
  const response = await fetch(`${testServer.url}${path}`, {
    ...request,
    headers: { 'x-forwarded-for': freshCaller(), ...headers },
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: jsonOf(text) };
}

export function postJson(
  testServer: Pick<TestServer, 'url'>,
  path: string,
  body: unknown,
): Promise<HttpResponse> {
  const headers = { 'content-type': 'application/json' };
  return send(testServer, path, { method: 'POST', headers, body: JSON.stringify(body) });
}

export function postForm(
  testServer: Pick<TestServer, 'url'>,
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
