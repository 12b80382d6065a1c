import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startLocalPostgres, type LocalPostgres } from '../../local/local-postgres';
import { PostgresPrograms } from '../../local/postgres-programs';
import { waitFor } from '../../tests/testkit/wait-for';
import { ask, onConnection } from './connection';
import { copyFolder } from './copy-folder';

/** The folders of a rehearsal. Only the archive and the backup survive the mishap. */
export interface Places {
  testServer: string;
  archive: string;
  backup: string;
  restored: string;
}

const PATIENCE_MILLISECONDS = 60_000;

// Files that only a running server needs, and files that a server makes again. Their folders must exist.
// https://www.postgresql.org/docs/current/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP-DATA
const LEFT_OUT_OF_A_BACKUP =
  /^(postmaster\.(pid|opts)|pg_(wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\/.+)$/;

/** Makes the folders and gives them to the user that runs PostgreSQL. */
export async function makePlaces(directory: string): Promise<Places> {
  const archive = path.join(directory, 'archive');
  await mkdir(archive);
  await PostgresPrograms.forDirectory(directory);
  return {
    testServer: path.join(directory, 'original'),
    archive,
    backup: path.join(directory, 'backup'),
    restored: path.join(directory, 'restored'),
  };
}

// The command of docs/operations/backup.md. A segment is either complete and synced in the archive, or missing. An equal
// segment may exist already, because PostgreSQL sends it again after a crash.
function archiveCommand(archive: string): string {
  const [segment, part] = [`"${archive}/%f"`, `"${archive}/%f.part"`];
  const copy = `cp %p ${part} && sync ${part} && mv ${part} ${segment}`;
  return `cmp -s %p ${segment} || (test ! -f ${segment} && ${copy})`;
}

/** A server that copies each finished segment of its write-ahead log into the archive. */
export function startArchiving({ testServer, archive }: Places): Promise<LocalPostgres> {
  return startLocalPostgres({
    directory: testServer,
    settings: {
      wal_level: 'replica',
      archive_mode: 'on',
      archive_command: archiveCommand(archive),
    },
  });
}

/** Copies the data folder while the server continues to work. */
export async function takeBaseBackup(adminUrl: string, { testServer, backup }: Places): Promise<void> {
  // The connection that starts a backup must live until its end.
  await onConnection(adminUrl, async (client) => {
    await client.query(`SELECT pg_backup_start('rehearsal', fast => true)`);
    await copyFolder(path.join(testServer, 'data'), backup, (entry) => LEFT_OUT_OF_A_BACKUP.test(entry));
    // Returns when the archive has everything that the copy needs.
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop()');
    await writeFile(path.join(backup, 'backup_label'), rows[0]?.labelfile ?? '');
  });
}

/** Starts a new segment, so that everything up to now is archived. */
export async function archiveAll(adminUrl: string): Promise<void> {
  const [segment] = await ask<{ name: string }>(adminUrl, 'SELECT pg_walfile_name(pg_switch_wal()) AS name');
  const isArchived = async (): Promise<boolean> => {
    const [archiver] = await ask<{ last: string | null }>(
      adminUrl,
      'SELECT last_archived_wal AS last FROM pg_stat_archiver',
    );
    return (archiver?.last ?? '') >= (segment?.name ?? '');
  };
  await waitFor('the last segment is archived', isArchived, PATIENCE_MILLISECONDS);
}

/** The machine's disk is lost: the restore may not use it. */
export async function loseTheDatabase({ testServer }: Places): Promise<void> {
  await rm(path.join(testServer, 'data'), { recursive: true });
}

/** Starts a server from the backup and the archive alone, in the state of that time. The server accepts writes. */
export async function restore(places: Places, time: string): Promise<LocalPostgres> {
  const { testServer, archive, backup, restored } = places;
  const data = path.join(restored, 'data');
  await copyFolder(backup, data);
  await writeFile(path.join(data, 'recovery.signal'), '');
  // The backup contains the users and their passwords, so the restored server has this password.
  await copyFile(path.join(testServer, 'password'), path.join(restored, 'password'));
  await writeFile(path.join(restored, 'initialised'), '');
  const postgres = await startLocalPostgres({
    directory: restored,
    settings: {
      restore_command: `cp "${archive}/%f" %p`,
      recovery_target_time: time,
      recovery_target_action: 'promote',
    },
  });
  const isPromoted = async (): Promise<boolean> => {
    const [server] = await ask<{ recovering: boolean }>(
      postgres.adminUrl,
      'SELECT pg_is_in_recovery() AS recovering',
    );
    return server?.recovering === false;
  };
  await waitFor('the restored server takes writes', isPromoted, PATIENCE_MILLISECONDS);
  return postgres;
}
