import 'reflect-metadata';
import { startTestPostgres } from '../../local/test-postgres';
import { createJobRunner } from '../../src/jobs';
import { openHouse } from './house';

/**
 * Opens a house with running jobs for the browser's tests, in a process of its own, and says on standard output
 * where it is. It closes when standard input does, so that it never outlives whoever started it.
 */
async function serve(): Promise<void> {
  const postgres = await startTestPostgres();
  process.env['TEST_POSTGRES_URL'] = postgres.adminUrl;
  const webDirectory = process.env['WEB_DIRECTORY'];
  if (!webDirectory) throw new Error('WEB_DIRECTORY must name the built site.');
  const house = await openHouse({
    WEB_DIRECTORY: webDirectory,
    NODE_ENV: 'development',
    // All of a run's guests come from one address.
    RATE_LIMIT_SCALE: '100',
    HOLDS_PER_CALLER: '100',
  });
  const jobs = createJobRunner(house.installation);
  jobs.start();
  const facts = {
    siteUrl: house.url,
    inboxUrl: house.inbox.url,
    razorpayUrl: house.razorpay.url,
    databaseUrl: house.settings.DATABASE_URL,
  };
  process.stdout.write(`HOUSE ${JSON.stringify(facts)}\n`);
  process.stdin.resume();
  await new Promise((resolve) => process.stdin.once('end', resolve));
  await jobs.stop();
  await house.stop();
  await postgres.stop();
  process.exit(0);
}

serve().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
