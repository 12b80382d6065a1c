import { request as requestHttp, type IncomingHttpHeaders } from 'node:http';
import { request as requestHttps } from 'node:https';

export interface SiteResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface SiteAddress {
  url: string;
  /** Certificates of authorities that are trusted in addition to the system's, for example a private authority's. */
  authorities?: string[];
}

const MOST_CHARACTERS = 64_000;

/** Sends a GET request that follows no redirect. */
export function getPage({ url, authorities }: SiteAddress, signal: AbortSignal): Promise<SiteResponse> {
  const options = { signal, agent: false as const, ...(authorities && { ca: authorities }) };
  const send = url.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const outgoing = send(url, options, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text = (text + chunk).slice(0, MOST_CHARACTERS)));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    outgoing.on('error', reject).end();
  });
}
