import 'reflect-metadata';
import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import { createApplicationDatabase } from './application-database';
import { AuditService } from '../access/audit/audit.service';
import { loadEnvironmentFile, readOwnerSettings } from '../env';
import { OWNER_LINK_MINUTES, OwnerService, type Account } from '../access/accounts/owner.service';

const USAGE = `Sets the administrator's account.

  owner-link               prints a one-time link; the account that opens it becomes the administrator, in place of an earlier one
  owner-link --pin UID     makes the account with this Firebase uid the administrator at once
  owner-link --show        shows the administrator's account`;

function newLink(url: string, adminEmail: string): string {
  return `Sign in to the site as ${adminEmail}, with a verified address and a password that you set yourself.
Then open this link within ${OWNER_LINK_MINUTES} minutes. It works once:

  ${url}

If somebody else may have registered the address, use "Forgot password" first and sign in again: earlier sign-ins get no
rights.`;
}

// The person who runs the command needs no account of the site.
const OPERATOR = { uid: 'operator', address: 'an operator on the server' };

/** Pins the account and writes an audit entry, unless the account was pinned already. */
async function pin(database: DataSource, account: Account): Promise<void> {
  const action = { who: OPERATOR, action: 'pinAdministrator', details: account } as const;
  await new AuditService(database).perform(action, async (manager) => {
    const isNew = await new OwnerService(database).pin(account, manager);
    return isNew ? { done: account, recordId: null } : null;
  });
}

/** `npm run owner:link`: an operator decides which account is the administrator's. */
async function ownerLink(): Promise<string> {
  const { values } = parseArgs({
    options: { pin: { type: 'string' }, show: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help) return USAGE;
  loadEnvironmentFile();
  const settings = readOwnerSettings();
  const database = await createApplicationDatabase(settings).initialize();
  try {
    const owner = new OwnerService(database);
    if (values.pin) await pin(database, { uid: values.pin, address: settings.ADMIN_EMAIL });
    if (values.pin || values.show) {
      const pinned = await owner.find();
      return pinned
        ? `The administrator is ${pinned.address} (uid ${pinned.uid}), since ${pinned.pinnedAt.toISOString()}.`
        : 'There is no administrator yet.';
    }
    return newLink(`${settings.SITE_URL}/owner#${await owner.createLink()}`, settings.ADMIN_EMAIL);
  } finally {
    await database.destroy();
  }
}

ownerLink().then(
  (text) => process.stdout.write(`${text}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
