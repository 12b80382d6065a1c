/** A code that the emulator would have mailed, with the link for the mail. */
export interface EmailedCode {
  email: string;
  requestType: string;
  oobCode: string;
  oobLink: string;
}

/** An account in the emulator's format for export and import. */
export type ExportedAccount = Record<string, unknown> & { localId: string };

const LARGEST_EXPORT = 1000;

/** The administrative calls of the Firebase Auth emulator. */
export class AuthEmulatorClient {
  constructor(
    private readonly url: string,
    private readonly projectId: string,
  ) {}

  async changeConfiguration(change: object): Promise<void> {
    await this.ask('PATCH', `/emulator/v1/projects/${this.projectId}/config`, change);
  }

  async listAccounts(): Promise<ExportedAccount[]> {
    const accounts: ExportedAccount[] = [];
    let pageToken = '';
    do {
      const query = `maxResults=${LARGEST_EXPORT}&nextPageToken=${encodeURIComponent(pageToken)}`;
      const page = await this.ask('GET', `${this.accountsPath}:batchGet?${query}`);
      accounts.push(...((page['users'] ?? []) as ExportedAccount[]));
      pageToken = String(page['nextPageToken'] ?? '');
    } while (pageToken);
    return accounts;
  }

  async importAccounts(users: ExportedAccount[]): Promise<void> {
    if (users.length > 0) await this.ask('POST', `${this.accountsPath}:batchCreate`, { users });
  }

  async createAccount(account: object): Promise<void> {
    await this.ask('POST', this.accountsPath, account);
  }

  async listCodes(): Promise<EmailedCode[]> {
    const response = await this.ask('GET', `/emulator/v1/projects/${this.projectId}/oobCodes`);
    return (response['oobCodes'] ?? []) as EmailedCode[];
  }

  private get accountsPath(): string {
    return `/identitytoolkit.googleapis.com/v1/projects/${this.projectId}/accounts`;
  }

  private async ask(method: string, path: string, body?: object): Promise<Record<string, unknown>> {
    const response = await fetch(this.url + path, {
      method,
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`The auth emulator refused ${method} ${path}: ${await response.text()}`);
    return (await response.json()) as Record<string, unknown>;
  }
}
