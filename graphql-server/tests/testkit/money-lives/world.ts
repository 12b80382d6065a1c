import { openIdentity, OWNER } from '../identity';
import { issueDocuments } from '../tax-documents';
import { startTestServer, type TestServer } from '../test-server';
import { startEventPost, type EventPost } from './event-post';

/** What the lives of a file share. */
export interface World {
  testServer: TestServer;
  post: EventPost;
  ownerToken: string;
}

// Their rows are compared with the hotel's time, which the lives set; the default is the database's own time.
const DATED_TABLES = [
  'bookings',
  'orders',
  'payments',
  'refunds',
  'disputes',
  'booking_changes',
  'folio_lines',
];

/** A server whose hotel sells as many extras a day as the lives want, with tax documents and an owner who is signed in. */
export async function startWorld(): Promise<World> {
  const post = await startEventPost();
  const testServer = await startTestServer({ RATE_LIMIT_SCALE: '1000000' }, { webhookUrl: post.url });
  for (const table of DATED_TABLES)
    await testServer.query(`ALTER TABLE ${table} ALTER COLUMN created_at SET DEFAULT hotel_now()`);
  // Many lives share the days of today and tomorrow.
  await testServer.query('UPDATE extras SET daily_limit = NULL');
  const identity = await openIdentity();
  const { token: ownerToken } = await identity.signIn({ email: OWNER.email, emailVerified: true });
  await issueDocuments(testServer);
  return { testServer, post, ownerToken };
}

/** Stops the server and the post. */
export async function stopWorld({ testServer, post }: World): Promise<void> {
  await testServer.stop();
  await post.stop();
}
