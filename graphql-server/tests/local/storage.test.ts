import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startLocalStorage, type LocalStorage } from '../../local/local-storage';
import { CloudBucket } from '../../src/pictures/core/picture-bucket';

const PROJECT = 'demo-saffron-court';
const OWN_PICTURE = 'profile-pictures/alice/picture-1';
const CONTENT = Buffer.from('a picture\r\n--b\r\n');

function tokenOf(userId: string, { project = PROJECT, lifetime = 3600 } = {}): string {
  const claims = { sub: userId, aud: project, exp: Date.now() / 1000 + lifetime };
  return `Firebase e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;
}

describe('the storage stand-in', () => {
  let directory: string;
  let storage: LocalStorage;

  const addressOf = (name: string, query = '') =>
    `${storage.url}/v0/b/pictures/o/${encodeURIComponent(name)}${query}`;

  /** As the server stores a picture. */
  const store = (downloadToken = 'known-to-alice') =>
    new CloudBucket({ name: 'pictures', apiUrl: storage.url, token: () => Promise.resolve('owner') }).put({
      name: OWN_PICTURE,
      content: CONTENT,
      contentType: 'image/png',
      downloadToken,
    });

  beforeEach(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'saffron-court-storage-'));
    storage = await startLocalStorage({ projectId: PROJECT, directory });
  });

  afterEach(async () => {
    await storage.stop();
    await rm(directory, { recursive: true });
  });

  it.each(['multipart', 'resumable'])('lets no browser write, not even its own picture: %s', async (way) => {
    const address = `${storage.url}/v0/b/pictures/o?name=${encodeURIComponent(OWN_PICTURE)}`;
    const headers = { authorization: tokenOf('alice'), 'x-goog-upload-protocol': way };
    const response = await fetch(address, {
      method: 'POST',
      headers: { ...headers, 'x-goog-upload-command': 'start' },
      body: '{}',
    });
    expect(response.status).toBe(403);
    expect((await fetch(addressOf(OWN_PICTURE))).status).toBe(404);
  });

  it('lets nobody change the details of a file', async () => {
    await store();
    const headers = { authorization: tokenOf('alice') };
    const body = JSON.stringify({ contentType: 'text/html' });
    expect((await fetch(addressOf(OWN_PICTURE), { method: 'PATCH', headers, body })).status).toBe(403);
  });

  it('sends the content to every caller with the download token, also after a restart', async () => {
    await store();
    await storage.stop();
    storage = await startLocalStorage({ projectId: PROJECT, directory });
    const download = await fetch(addressOf(OWN_PICTURE, '?alt=media&token=known-to-alice'));
    expect(await download.text()).toBe(CONTENT.toString());
    expect(download.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await fetch(addressOf(OWN_PICTURE, '?alt=media&token=wrong'))).status).toBe(403);
  });

  it.each([
    ['somebody else', tokenOf('bob')],
    ['nobody', ''],
    ['a token of another project', tokenOf('alice', { project: 'other' })],
    ['a token that has run out', tokenOf('alice', { lifetime: -1 })],
  ])('lets only the owner delete: not %s', async (_who, authorization) => {
    await store();
    const remove = (headers: Record<string, string>) =>
      fetch(addressOf(OWN_PICTURE), { method: 'DELETE', headers });
    expect((await remove({ authorization })).status).toBe(403);
    expect((await remove({ authorization: tokenOf('alice') })).status).toBe(204);
    expect((await fetch(addressOf(OWN_PICTURE))).status).toBe(404);
  });
});
