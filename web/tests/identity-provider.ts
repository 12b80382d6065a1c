import type { Guest } from '../src/lib/identity/identity';
import type { NewAccount } from '../src/lib/identity/identity-session';

/** A refusal as Firebase words it. */
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
 * Stands in for Firebase behind `identity-session`: one account, and refusals at will. A test says
 * `jest.mock('…/identity-session', () => ({ openSession: provider.open }))`-like, by way of {@link openSession}.
 */
export class IdentityProviderStandIn {
  readonly asked: [string, ...unknown[]][] = [];
  guest: Guest | null = null;
  refusal: Error | null = null;
  private tell: (guest: Guest | null) => void = () => undefined;

  open(onGuest: (guest: Guest | null) => void): this {
    this.tell = onGuest;
    onGuest(this.guest);
    return this;
  }

  signIn = (email: string, password: string, remember: boolean) =>
    this.answer('signIn', [email, password, remember], () => this.meet(ASHA));
  signInWithGoogle = (remember: boolean) =>
    this.answer('signInWithGoogle', [remember], () => this.meet(ASHA));
  signUp = (account: NewAccount) => this.answer('signUp', [account]);
  signOut = () => this.answer('signOut', [], () => this.meet(null));
  sendPasswordReset = (email: string) => this.answer('sendPasswordReset', [email]);
  sendVerification = () => this.answer('sendVerification', []);
  addressOfResetCode = async (code: string) => {
    await this.answer('addressOfResetCode', [code]);
    return ASHA.email ?? '';
  };
  resetPassword = (code: string, password: string) => this.answer('resetPassword', [code, password]);
  applyCode = (code: string) => this.answer('applyCode', [code]);
  changeProfile = (change: { name: string; photoUrl: string }) =>
    this.answer('changeProfile', [change], () =>
      this.meet(this.guest && { ...this.guest, name: change.name, photoUrl: change.photoUrl }),
    );
  uploadPicture = async (file: File) => {
    await this.answer('uploadPicture', [file.name]);
    return 'https://pictures.example/asha.png';
  };
  token = () => Promise.resolve(this.guest ? 'a-token' : null);

  /** Somebody came or went, here or in another tab. */
  meet(guest: Guest | null): void {
    this.guest = guest;
    this.tell(guest);
  }

  private answer(what: string, given: unknown[], then: () => void = () => undefined): Promise<void> {
    this.asked.push([what, ...given]);
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

/** What `identity-session` exports, over the stand-in. */
export function openSession(_settings: unknown, onGuest: (guest: Guest | null) => void) {
  return Promise.resolve(present.open(onGuest));
}
