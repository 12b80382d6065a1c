import { initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { isSameAddress } from './authorisation';

/** The accounts of guests at the identity provider, for those who want theirs deleted. */
export class GuestAccounts {
  private app: App | null = null;

  /** `canDelete`: whether the server has the provider's credentials, or the emulator. */
  constructor(
    private readonly projectId: string,
    readonly canDelete: boolean,
  ) {}

  /** The id of the account whose present address this is, whatever its case; null without one. */
  async uidOf(address: string): Promise<string | null> {
    const found = await getAuth(this.opened()).getUserByEmail(address).catch(nullWhenMissing);
    return found?.email && isSameAddress(found.email, address) ? found.uid : null;
  }

  /** Deletes the account with its name and picture. A missing account is not an error. */
  async remove(uid: string): Promise<void> {
    await getAuth(this.opened()).deleteUser(uid).catch(nullWhenMissing);
  }

  private opened(): App {
    this.app ??= initializeApp(
      { projectId: this.projectId },
      `guests-${this.projectId}-${GuestAccounts.instances++}`,
    );
    return this.app;
  }

  private static instances = 0;
}

function nullWhenMissing(error: unknown): null {
  if ((error as { code?: unknown }).code === 'auth/user-not-found') return null;
  throw error;
}
