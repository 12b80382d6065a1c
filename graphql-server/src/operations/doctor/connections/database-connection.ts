import { Client, DatabaseError } from 'pg';
import { codeOf, messageOf } from '../report/check';
import { wrong, type Finding } from '../report/finding';

// The name that pg_stat_activity shows.
const APPLICATION_NAME = 'saffron court: doctor';

/** What PostgreSQL and the network report when the connection fails, and what to do. */
const CONNECTION_FAULTS: Readonly<Record<string, [found: string, advice: string]>> = {
  '28P01': ['PostgreSQL refuses the password of NAME', 'Correct the password in NAME'],
  '28000': ['PostgreSQL does not let the role of NAME in', 'Create the role with LOGIN, or correct NAME'],
  '3D000': ['the database of NAME does not exist', 'Create it with CREATE DATABASE, or correct NAME'],
  '53300': ['PostgreSQL has no connection left', 'Raise max_connections, or lower DATABASE_POOL'],
  ECONNREFUSED: [
    'nothing listens at the address of NAME',
    'Start PostgreSQL, or correct host and port in NAME',
  ],
  ENOTFOUND: ['the host of NAME has no address', 'Correct the host in NAME'],
};

function connectionFault(error: unknown, setting: string): Finding {
  const [found, advice] = CONNECTION_FAULTS[codeOf(error)] ?? [
    `PostgreSQL cannot be used: ${messageOf(error)}`,
    'Correct NAME, or what the message names',
  ];
  return wrong(found.replace('NAME', setting), advice.replace('NAME', setting));
}

/** Connects, lets `examine` run queries, and disconnects. Without a connection, the finding says what is wrong. */
export async function withConnection(
  { url, setting }: { url: string; setting: string },
  signal: AbortSignal,
  examine: (client: Client) => Promise<Finding>,
): Promise<Finding> {
  const client = new Client({ connectionString: url, application_name: APPLICATION_NAME });
  const disconnect = () => client.end().catch(() => undefined);
  client.on('error', () => undefined);
  signal.addEventListener('abort', () => void disconnect());
  try {
    await client.connect();
  } catch (error) {
    return connectionFault(error, setting);
  }
  try {
    return await examine(client);
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    return wrong(`PostgreSQL refuses a query: ${error.message}`, 'Correct what the message names');
  } finally {
    await disconnect();
  }
}
