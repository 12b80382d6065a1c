import type { Guest } from '../src/lib/identity/guest';
import type { NewAccount } from '../src/lib/identity/identity-session';

/** A refusal with Firebase's message. */
export class ProviderRefusal extends Error {
  constructor(readonly code: string) {
    super(`Firebase: Error (${code}).`);
  }
}

export const ASHA: Guest = {
  uid: 'asha',
  name: 'Asha Rao',
  email: 'asha@example.com',
  emailVerified: true,
  photoUrl: null,
  createdAt: 'Fri, 20 Nov 2026 08:00:00 GMT',
};

/**
 * Stands in for Firebase behind `identity-session`, with one account and any refusals. vitest.config.ts replaces
 * `identity-session` by this module.
 */
export class IdentityProviderStandIn {
  readonly received: [string, ...unknown[]][] = [];
  guest: Guest | null = null;
  refusal: Error | null = null;
  private tell: (guest: Guest | null) => void = () => undefined;

  open(onGuest: (guest: Guest | null) => void): this {
    this.tell = onGuest;
    onGuest(this.guest);
    return this;
  }

  signIn = (email: string, password: string, remember: boolean) =>
    this.respond('signIn', [email, password, remember], () => this.meet(ASHA));
  signInWithGoogle = (remember: boolean) =>
    this.respond('signInWithGoogle', [remember], () => this.meet(ASHA));
  signUp = (account: NewAccount) => this.respond('signUp', [account]);
  signOut = () => this.respond('signOut', [], () => this.meet(null));
  sendPasswordReset = (email: string) => this.respond('sendPasswordReset', [email]);
  sendVerification = () => this.respond('sendVerification', []);
  addressOfResetCode = async (code: string) => {
    await this.respond('addressOfResetCode', [code]);
    return ASHA.email ?? '';
  };
  resetPassword = (code: string, password: string) => this.respond('resetPassword', [code, password]);
  applyCode = (code: string) => this.respond('applyCode', [code]);
  changeProfile = (change: { name: string; photoUrl: string }) =>
    this.respond('changeProfile', [change], () =>
      this.meet(this.guest && { ...this.guest, name: change.name, photoUrl: change.photoUrl }),
    );
  uploadPicture = async (file: File) => {
    await this.respond('uploadPicture', [file.name]);
    return 'https://pictures.example/asha.png';
  };
  token = () => Promise.resolve(this.guest ? 'a-token' : null);

  /** Simulates that somebody signed in or out, in this tab or another. */
  meet(guest: Guest | null): void {
    this.guest = guest;
    this.tell(guest);
  }

  private respond(what: string, given: unknown[], then: () => void = () => undefined): Promise<void> {
    this.received.push([what, ...given]);
    if (this.refusal) return Promise.reject(this.refusal);
    then();
    return Promise.resolve();
  }
}

let present = new IdentityProviderStandIn();

/** A provider for the next test; `guest` is signed in already. */
export function freshProvider(guest: Guest | null = null): IdentityProviderStandIn {
  localStorage.clear();
  sessionStorage.clear();
  present = new IdentityProviderStandIn();
  present.guest = guest;
  if (guest) localStorage.setItem('saffron-court.signed-in', 'yes');
  return present;
}

/** The export of `identity-session`, with the stand-in. */
export function openSession(_settings: unknown, onGuest: (guest: Guest | null) => void) {
  return Promise.resolve(present.open(onGuest));
}
