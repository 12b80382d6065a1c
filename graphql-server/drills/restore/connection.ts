import { Client } from 'pg';

/** Works on a connection of its own, which lives until the work is done. */
export async function onConnection<Result>(
  connectionString: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString });
  // When the server ends, the running query fails; an idle connection has nobody to report to.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The rows of one statement. */
export function ask<Row extends object>(connectionString: string, sql: string): Promise<Row[]> {
  return onConnection(connectionString, async (client) => (await client.query<Row>(sql)).rows);
}
