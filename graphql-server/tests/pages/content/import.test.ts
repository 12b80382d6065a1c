import { migrate } from '../../../src/migrate';
import { startTestServer, type TestServer } from '../../testkit/test-server';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer();
});
afterAll(() => testServer.stop());

const migrateAgain = () =>
  migrate({ DATABASE_URL: testServer.settings.DATABASE_URL, DATABASE_POOL: 2, hasSampleContent: false });

async function forgetContent(): Promise<void> {
  await testServer.query('DELETE FROM content_revisions');
  await testServer.query('DELETE FROM content_documents');
}

const published = () =>
  testServer.query<{ kind: string; key: string; lead: string }>(
    `SELECT kind, key, published->'texts'->>'lead' AS lead FROM content_documents WHERE published IS NOT NULL ORDER BY key DESC`,
  );

test('given an installation whose texts were in the code, then guests read the same texts as before', async () => {
  await forgetContent();
  await testServer.query('INSERT INTO content_imports (singleton) VALUES (true)');
  await migrateAgain();
  const documents = await published();
  expect(documents.find(({ key }) => key === 'pool')?.lead).toBe(
    'Warm stone, cool water, and the hills turning violet across the lake.',
  );
  expect(documents.filter(({ kind }) => kind === 'NAVIGATION').map(({ key }) => key)).toEqual([
    'main',
    'footer',
  ]);
  // Invented testimonials are not for real guests.
  expect(documents.filter(({ kind }) => kind === 'TESTIMONIALS')).toEqual([]);
});

test('given the texts were imported, or the installation is new, then nothing is published automatically', async () => {
  await forgetContent();
  await migrateAgain();
  expect(await published()).toEqual([]);
});
