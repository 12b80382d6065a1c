import type { AuthEmulatorClient, ExportedAccount } from './auth-emulator-client';
import { JsonFile } from './json-file';

export interface LocalAccount {
  email: string;
  password: string;
  displayName: string;
  emailVerified: boolean;
}

/** The emulator's accounts, kept in a file because the emulator does not store them. */
export class AuthAccounts {
  private readonly file: JsonFile<ExportedAccount[]> | null;
  private saving: Promise<void> | null = null;
  private isOutdated = false;

  constructor(
    private readonly client: AuthEmulatorClient,
    filePath: string | undefined,
  ) {
    this.file = filePath ? new JsonFile(filePath) : null;
  }

  /** Restores the stored accounts. The first time, it creates the given accounts. */
  async restore(firstAccounts: LocalAccount[]): Promise<void> {
    const kept = (await this.file?.read()) ?? [];
    await this.client.importAccounts(kept);
    if (kept.length > 0) return;
    for (const account of firstAccounts) await this.client.createAccount(account);
    await this.save();
  }

  /** Stores the present accounts. A call during a save causes one more save. */
  save(): Promise<void> {
    this.isOutdated = true;
    this.saving ??= this.saveUntilCurrent().finally(() => {
      this.saving = null;
    });
    return this.saving;
  }

  private async saveUntilCurrent(): Promise<void> {
    while (this.isOutdated) {
      this.isOutdated = false;
      await this.file?.save(await this.client.listAccounts());
    }
  }
}
