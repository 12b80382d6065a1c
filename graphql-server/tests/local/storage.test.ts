import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startLocalStorage, type LocalStorage } from '../../local/local-storage';
import type { StoredFile } from '../../local/stored-files';

const PROJECT = 'demo-saffron-court';
const OWN_PICTURE = 'profile-pictures/alice/picture-1';
const MEGABYTE = 1024 * 1024;

function tokenOf(userId: string, { project = PROJECT, lifetime = 3600 } = {}): string {
  const claims = { sub: userId, aud: project, exp: Date.now() / 1000 + lifetime };
  return `Firebase e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;
}

describe('the storage stand-in', () => {
  let directory: string;
  let storage: LocalStorage;

  const addressOf = (name: string, query = '') =>
    `${storage.url}/v0/b/pictures/o/${encodeURIComponent(name)}${query}`;

  interface Upload {
    name?: string;
    authorization?: string;
    contentType?: string;
    content?: Buffer;
  }

  function upload(options: Upload = {}): Promise<Response> {
    const { name = OWN_PICTURE, authorization = tokenOf('alice') } = options;
    const { contentType = 'image/png', content = Buffer.from('a picture\r\n--b\r\n') } = options;
    const metadata = JSON.stringify({ contentType });
    const body = Buffer.concat([
      Buffer.from(
        `--b\r\nContent-Type: application/json\r\n\r\n${metadata}\r\n--b\r\nContent-Type: ${contentType}\r\n\r\n`,
      ),
      content,
      Buffer.from('\r\n--b--'),
    ]);
    return fetch(`${storage.url}/v0/b/pictures/o?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: {
        authorization,
        'x-goog-upload-protocol': 'multipart',
        'content-type': 'multipart/related; boundary=b',
      },
      body,
    });
  }

  beforeEach(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'saffron-court-storage-'));
    storage = await startLocalStorage({ projectId: PROJECT, directory });
  });

  afterEach(async () => {
    await storage.stop();
    await rm(directory, { recursive: true });
  });

  it.each(['image/jpeg', 'image/png', 'image/webp'])('takes %s into the own folder', async (contentType) => {
    const response = await upload({ contentType });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ name: OWN_PICTURE, bucket: 'pictures', contentType });
  });

  it.each<[string, Upload]>([
    ['somebody else', { authorization: tokenOf('bob') }],
    ['nobody', { authorization: '' }],
    ['a token of another project', { authorization: tokenOf('alice', { project: 'other' }) }],
    ['a token that has run out', { authorization: tokenOf('alice', { lifetime: -1 }) }],
    ['a place outside the pictures', { name: 'other/alice/picture-1' }],
    ['a folder within the own one', { name: 'profile-pictures/alice/deeper/picture-1' }],
    ['a picture that may carry scripts', { contentType: 'image/svg+xml' }],
    ['a page', { contentType: 'text/html' }],
    ['a byte more than 5 MB', { content: Buffer.alloc(5 * MEGABYTE + 1) }],
    ['6 MB', { content: Buffer.alloc(6 * MEGABYTE) }],
    ['a way out of the own folder', { name: 'profile-pictures/alice/../bob/me.png' }],
    ['a way out of the storage', { name: '../../me.png' }],
    ['a way out as the file’s name', { name: 'profile-pictures/alice/..' }],
  ])('refuses %s', async (_case, options) => {
    expect((await upload(options)).status).toBe(403);
  });

  it('takes a file of exactly 5 MB', async () => {
    expect((await upload({ content: Buffer.alloc(5 * MEGABYTE) })).status).toBe(200);
  });

  it('gives the content to every caller with the download token, also after a restart', async () => {
    const { downloadTokens } = (await (await upload()).json()) as StoredFile;
    await storage.stop();
    storage = await startLocalStorage({ projectId: PROJECT, directory });
    const download = await fetch(addressOf(OWN_PICTURE, `?alt=media&token=${downloadTokens}`));
    expect(await download.text()).toBe('a picture\r\n--b\r\n');
    expect(download.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await fetch(addressOf(OWN_PICTURE, '?alt=media&token=wrong'))).status).toBe(403);
  });

  it('lets only the owner delete', async () => {
    await upload();
    const remove = (userId: string) =>
      fetch(addressOf(OWN_PICTURE), { method: 'DELETE', headers: { authorization: tokenOf(userId) } });
    expect((await remove('bob')).status).toBe(403);
    expect((await remove('alice')).status).toBe(204);
    expect((await fetch(addressOf(OWN_PICTURE))).status).toBe(404);
  });

  it('takes a file in pieces', async () => {
    const headers = { authorization: tokenOf('alice'), 'x-goog-upload-protocol': 'resumable' };
    const started = await fetch(`${storage.url}/v0/b/pictures/o?name=${encodeURIComponent(OWN_PICTURE)}`, {
      method: 'POST',
      headers: {
        ...headers,
        'x-goog-upload-command': 'start',
        'x-goog-upload-header-content-type': 'image/png',
      },
      body: '{}',
    });
    const address = started.headers.get('x-goog-upload-url') ?? '';
    const send = (command: string, offset: number, body: string) =>
      fetch(address, {
        method: 'POST',
        headers: { ...headers, 'x-goog-upload-command': command, 'x-goog-upload-offset': String(offset) },
        body,
      });
    expect((await send('upload', 0, 'half ')).headers.get('x-goog-upload-status')).toBe('active');
    const finished = await send('upload, finalize', 5, 'and half');
    expect(await finished.json()).toMatchObject({ size: '13', contentType: 'image/png' });
  });
});
