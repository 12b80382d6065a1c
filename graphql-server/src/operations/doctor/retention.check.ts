import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { withConnection } from './connections/database-connection';
import { ok, skipped, wrong, type Finding } from './report/finding';

const HOUR = 3_600_000;
/** Retention runs each night. */
const LATEST_HOURS = 48;

/** When retention last ran: it deletes and erases what the hotel may not keep. */
export function checkRetention(
  address: { url: string; setting: string },
  now: () => Date,
  signal: AbortSignal,
): Promise<Finding> {
  return withConnection(address, signal, async (client) => {
    const { rows: tables } = await client.query<{ there: boolean }>(
      "SELECT to_regclass('public.retention_runs') IS NOT NULL AS there",
    );
    if (!tables[0]?.there)
      return skipped('the database has no note of it yet', 'See the line about migrations');
    const { rows } = await client.query<{ at: Date }>('SELECT ended_at AS at FROM retention_runs');
    const at = rows[0]?.at;
    if (!at) return skipped('it has not run yet', 'It runs at night, at 21:30 UTC, while a server runs');
    const hours = Math.round((now().getTime() - at.getTime()) / HOUR);
    const found = `it last ran ${hours} h ago`;
    if (hours <= LATEST_HOURS) return ok(found);
    return wrong(
      found,
      'Look for errors of the job prune in the log, and whether a server runs at night (21:30 UTC)',
    );
  });
}

/** Whether the list of erased guests can be written, without which nobody is erased. */
export async function checkErasureFolder(folder: string): Promise<Finding> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.R_OK | constants.W_OK);
    return ok(`${folder} can be written`);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return wrong(
      `the list of erased guests cannot be written: ${why}`,
      'Set DATA_DIRECTORY to a folder that all servers share and may write, outside the database and its backups',
    );
  }
}
