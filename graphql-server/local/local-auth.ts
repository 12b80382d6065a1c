import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { AuthAccounts, type LocalAccount } from './auth-accounts';
import { CodeMailer } from './auth-code-mailer';
import { createAuthEmulator } from './auth-emulator';
import { AuthEmulatorClient, type ExportedAccount } from './auth-emulator-client';
import { isPopupPage, popupScript, withoutRemoteFiles } from './auth-popup';
import { close, listen, LOOPBACK } from './listening';

export interface LocalAuthOptions {
  projectId: string;
  /** 0 chooses a free port. */
  port?: number;
  /** The file for accounts, in plain text. Without it accounts are lost when the process ends. */
  accountsFile?: string;
  /** Created when there is no account yet. */
  firstAccounts?: LocalAccount[];
  /** The mail server for mails with links, and the site to which the links lead. */
  smtpUrl?: string;
  siteUrl: string;
}

export interface LocalAuth {
  /** The value for `FIREBASE_AUTH_EMULATOR_HOST`. */
  host: string;
  url: string;
  /** The id of the account with this address; null when there is no such account. */
  uidOf(email: string): Promise<string | null>;
  stop(): Promise<void>;
}

// Reads that are sent as POST. Every other POST may change an account.
const READ_ONLY = /accounts:(lookup|query|createAuthUri)|verifyPasswordResetCode/;

/**
 * Starts the Firebase Auth emulator in this process, with stored accounts, mails, and a Google window that works
 * offline.
 */
export async function startLocalAuth(options: LocalAuthOptions): Promise<LocalAuth> {
  const emulator = await createAuthEmulator(options.projectId);
  const state: { accounts?: AuthAccounts; mailer?: CodeMailer } = {};
  const server = createServer((request, response) => {
    if (respondToPopup(request, response)) return;
    response.on('finish', () => afterwards(request, state));
    emulator(request, response);
  });
  const port = await listen(server, options.port ?? 0);
  const url = `http://${LOOPBACK}:${port}`;

  const client = new AuthEmulatorClient(url, options.projectId);
  // As new Firebase projects do: responses do not reveal whether an address is registered.
  await client.changeConfiguration({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } });
  const accounts = new AuthAccounts(client, options.accountsFile);
  await accounts.restore(options.firstAccounts ?? []);
  state.accounts = accounts;
  if (options.smtpUrl) state.mailer = new CodeMailer(client, options.smtpUrl, options.siteUrl);

  return {
    host: `${LOOPBACK}:${port}`,
    url,
    uidOf: async (email) => {
      const isTheirs = (account: ExportedAccount) =>
        String(account['email']).toLowerCase() === email.toLowerCase();
      return (await client.listAccounts()).find(isTheirs)?.localId ?? null;
    },
    stop: async () => {
      await accounts.save();
      await close(server);
    },
  };
}

function respondToPopup(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.url === '/js/api.js') {
    response.setHeader('content-type', 'text/javascript; charset=utf-8').end(popupScript());
    return true;
  }
  if (isPopupPage(request.url)) withoutRemoteFiles(response);
  return false;
}

function afterwards(
  request: IncomingMessage,
  { accounts, mailer }: { accounts?: AuthAccounts; mailer?: CodeMailer },
) {
  const address = request.url ?? '';
  if (request.method === 'GET' || READ_ONLY.test(address)) return;
  accounts?.save().catch(report('Accounts could not be saved'));
  if (address.includes(':sendOobCode')) mailer?.sendNewCodes().catch(report('A code could not be mailed'));
}

function report(what: string) {
  return (failure: unknown) => console.error(`${what}:`, failure);
}
