import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { createApplicationDatabase } from './application-database';
import { readOwnerSettings } from '../env';
import { OWNER_LINK_MINUTES, OwnerService } from '../accounts/owner.service';

const USAGE = `Sets the administrator's account.

  owner-link               prints a one-time link that makes an account the administrator's, instead of an earlier one
  owner-link --pin UID     makes the account with this Firebase uid the administrator's at once
  owner-link --show        shows the administrator's account`;

function newLink(url: string, adminEmail: string): string {
  return `Sign in to the site as ${adminEmail}, with a verified address and a password that you set yourself.
Then open this link within ${OWNER_LINK_MINUTES} minutes. It works once:

  ${url}

If somebody else may have registered the address, use "Forgot password" first: it ends their sign-in.`;
}

/** `npm run owner:link`: an operator decides which account is the administrator's. */
async function ownerLink(): Promise<string> {
  const { values } = parseArgs({
    options: { pin: { type: 'string' }, show: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help) return USAGE;
  const settings = readOwnerSettings();
  const database = await createApplicationDatabase(settings).initialize();
  try {
    const owner = new OwnerService(database);
    if (values.pin) await owner.pin({ uid: values.pin, address: settings.ADMIN_EMAIL });
    if (values.pin || values.show) {
      const pinned = await owner.find();
      return pinned
        ? `The administrator is ${pinned.address} (uid ${pinned.uid}), since ${pinned.pinnedAt.toISOString()}.`
        : 'Nobody is administrator.';
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
