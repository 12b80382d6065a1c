import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

// About what one packet of a network carries (RFC 879: 1,460 bytes without options).
const PIECE_BYTES = 1_400;
// Long enough for a browser to paint what has come.
const PAUSE_MILLISECONDS = 40;

export interface SlowLine {
  url: string;
  close: () => Promise<void>;
}

/** A line to the site on which the HTML of a page comes in pieces, with a pause after each. Everything else is quick. */
export async function openSlowLine(siteUrl: string): Promise<SlowLine> {
  const server = createServer((request, response) => pass(siteUrl, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, close };
}

function pass(siteUrl: string, request: IncomingMessage, response: ServerResponse): void {
  const { url = '/', method = 'GET' } = request;
  const isPage = request.headers.accept?.includes('text/html') ?? false;
  const headers = {
    ...request.headers,
    host: new URL(siteUrl).host,
    ...(isPage ? { 'accept-encoding': 'identity' } : {}),
  };
  const sent = httpRequest(new URL(url, siteUrl), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    if (isPage) void sendInPieces(answer, response);
    else answer.pipe(response);
  });
  sent.on('error', () => response.destroy());
  request.pipe(sent);
}

async function sendInPieces(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  const page = Buffer.concat(parts);
  // Nothing is shown before the body, and nothing of what comes after the page's own HTML is shown.
  const begin = Math.max(0, page.indexOf('<body'));
  const end = Math.max(begin, page.indexOf('id="page-data"'));
  response.write(page.subarray(0, begin));
  for (let at = begin; at < end && !response.destroyed; at += PIECE_BYTES) {
    response.write(page.subarray(at, Math.min(end, at + PIECE_BYTES)));
    await pause(PAUSE_MILLISECONDS);
  }
  response.end(page.subarray(end));
}
