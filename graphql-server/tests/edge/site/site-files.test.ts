import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { IncomingHttpHeaders } from 'node:http';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const SCRIPT = `/* ${'a script of some length '.repeat(200)} */`;
const PAGE = `<!doctype html><title>Saffron Court</title>${'<p>words</p>'.repeat(300)}`;

let directory: string;
let testServer: TestServer;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'saffron-court-files-'));
  await mkdir(path.join(directory, 'assets'));
  const script = path.join(directory, 'assets/site-1.js');
  await writeFile(script, SCRIPT);
  await writeFile(`${script}.br`, brotliCompressSync(SCRIPT));
  await writeFile(`${script}.gz`, gzipSync(SCRIPT));
  await writeFile(path.join(directory, 'assets/plain.js'), SCRIPT);
  await writeFile(path.join(directory, 'index.html'), PAGE);
  testServer = await startTestServer({ WEB_DIRECTORY: directory });
});
afterAll(async () => {
  await testServer.stop();
  await rm(directory, { recursive: true });
});

interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Requests with plain Node: it does not decompress the body or normalise the path. */
function getRaw(address: string, headers: Record<string, string> = {}): Promise<Got> {
  const { hostname, port } = new URL(testServer.url);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path: address, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject).on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        });
      });
    }).on('error', reject);
  });
}

const WAYS: [string, string, (body: Buffer) => Buffer][] = [
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
];

describe.each([
  ['a file of the build', '/assets/site-1.js', SCRIPT, 'text/javascript; charset=utf-8'],
  ['a page', '/', PAGE, 'text/html; charset=utf-8'],
])('%s', (_what, address, text, type) => {
  test.each(WAYS)('is sent compressed to a client that takes %s', async (accepted, coding, decompress) => {
    const headers = { accept: 'text/html', 'accept-encoding': accepted };
    const { status, headers: sent, body } = await getRaw(address, headers);
    expect(status).toBe(200);
    expect(sent).toMatchObject({
      'content-encoding': coding,
      'content-type': type,
      etag: expect.any(String),
    });
    expect(sent.vary).toContain('Accept-Encoding');
    expect(body.length).toBeLessThan(text.length / 4);
    expect(decompress(body).toString()).toBe(text);
    const again = await getRaw(address, { ...headers, 'if-none-match': sent.etag ?? '' });
    expect(again.status).toBe(304);
  });

  test('is sent uncompressed to a client that accepts no compression, with another ETag', async () => {
    const plain = await getRaw(address, { accept: 'text/html' });
    const compressed = await getRaw(address, { accept: 'text/html', 'accept-encoding': 'br' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toContain('Accept-Encoding');
    expect(plain.body.toString()).toBe(text);
    expect(plain.headers.etag).not.toBe(compressed.headers.etag);
  });
});

test('a file without a compressed copy is not compressed at the request', async () => {
  const { headers, body } = await getRaw('/assets/plain.js', { 'accept-encoding': 'br, gzip' });
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.toString()).toBe(SCRIPT);
});

test('a compressed copy has no address', async () => {
  expect((await getRaw('/assets/site-1.js.br')).status).toBe(404);
});

test.each([
  String.raw`/\elsewhere.example/..`,
  String.raw`/\elsewhere.example/%2e%2e`,
  String.raw`/assets/\..\..\assets`,
  '//elsewhere.example/%2e%2e',
  '/assets',
])('%s is not found', async (address) => {
  const { status, headers } = await getRaw(address, { accept: 'text/html' });
  expect(headers.location).toBeUndefined();
  expect(status).not.toBe(301);
});

test.each(['/', '/assets/site-1.js', '/api/offers', '/healthz'])(
  '%s has the same rules for frames and scripts in both headers',
  async (address) => {
    const { headers } = await getRaw(address, { accept: 'text/html' });
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['permissions-policy']).toContain('payment=(self ');
  },
);
