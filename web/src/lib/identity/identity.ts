import type { Guest } from './guest';
import type { IdentitySession, IdentitySettings, NewAccount } from './identity-session';
import { drafts } from '../browser/drafts';
import { forgetSignIn, isSignInRemembered, rememberSignIn, whenRemembered } from './remembered-sign-in';

/** The state of the sign-in. */
export type SignInState =
  /** Not checked yet, and no sign-in is remembered. */
  | { kind: 'not checked' }
  | { kind: 'checking' }
  | { kind: 'signed out' }
  | { kind: 'signed in'; guest: Guest }
  /** The provider cannot be reached. */
  | { kind: 'unknown' };

/**
 * Who is signed in. The provider's code is large, so it loads when first needed: on account pages, on protected
 * pages, or when a sign-in is remembered.
 */
export class Identity {
  private state: SignInState = { kind: 'not checked' };
  private session: Promise<IdentitySession> | null = null;
  private readonly listeners = new Set<() => void>();
  /** The uid of the last guest; null for nobody, undefined while a remembered guest is expected. */
  private lastUid: string | null | undefined = null;

  constructor(
    private readonly settings: () => Promise<IdentitySettings>,
    /** Called when another guest, or nobody, is signed in; `hasLeft` says that somebody was signed in before. */
    private readonly onOtherGuest: (hasLeft: boolean) => void,
  ) {}

  /** Checks a remembered sign-in now, and again when a guest signs in in another tab. */
  follow(): void {
    if (isSignInRemembered()) {
      this.lastUid = undefined;
      this.check();
    }
    whenRemembered(() => this.check());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): SignInState => this.state;

  /** Checks who is signed in, if that is unknown or the last check failed. */
  check(): void {
    this.open().catch(() => undefined);
  }

  async signIn(email: string, password: string, remember: boolean): Promise<void> {
    await this.entering(remember, (session) => session.signIn(email, password, remember));
  }

  async signInWithGoogle(remember: boolean): Promise<void> {
    await this.entering(remember, (session) => session.signInWithGoogle(remember));
  }

  /** Creates the account, sends the verification e-mail, and signs out again. */
  async signUp(account: NewAccount): Promise<void> {
    await (await this.open()).signUp(account);
  }

  async signOut(): Promise<void> {
    await (await this.open()).signOut();
  }

  async sendPasswordReset(email: string): Promise<void> {
    await (await this.open()).sendPasswordReset(email);
  }

  async sendVerification(): Promise<void> {
    await (await this.open()).sendVerification();
  }

  /** The address whose password a mailed code resets. */
  async addressOfResetCode(code: string): Promise<string> {
    return (await this.open()).addressOfResetCode(code);
  }

  async resetPassword(code: string, password: string): Promise<void> {
    await (await this.open()).resetPassword(code, password);
  }

  /** Applies a mailed code, for example to verify an address. */
  async applyCode(code: string): Promise<void> {
    await (await this.open()).applyCode(code);
  }

  async changeProfile(change: { name: string; photoUrl: string }): Promise<void> {
    await (await this.open()).changeProfile(change);
  }

  /** Stores a picture and returns its address. `onProgress` gets the uploaded fraction, 0 to 1. */
  async uploadPicture(file: File, onProgress: (fraction: number) => void): Promise<string> {
    return (await this.open()).uploadPicture(file, onProgress);
  }

  /** The signed-in guest's token; null for a visitor. `fresh` requests a new one from the provider. */
  async token({ fresh = false } = {}): Promise<string | null> {
    if (!this.session && !isSignInRemembered()) return null;
    try {
      return await (await this.open()).token(fresh);
    } catch {
      return null;
    }
  }

  private async entering(
    remember: boolean,
    enter: (session: IdentitySession) => Promise<void>,
  ): Promise<void> {
    const session = await this.open();
    rememberSignIn(remember ? 'always' : 'this tab');
    try {
      await enter(session);
    } catch (failure) {
      if (this.state.kind !== 'signed in') forgetSignIn();
      throw failure;
    }
  }

  private open(): Promise<IdentitySession> {
    this.session ??= this.connect();
    return this.session;
  }

  private async connect(): Promise<IdentitySession> {
    if (this.state.kind !== 'signed in') this.tell({ kind: 'checking' });
    try {
      const [{ openSession }, settings] = await Promise.all([import('./identity-session'), this.settings()]);
      return await openSession(settings, (guest) => this.meet(guest));
    } catch (failure) {
      // The next call tries again.
      this.session = null;
      this.tell({ kind: 'unknown' });
      throw failure;
    }
  }

  private meet(guest: Guest | null): void {
    const before = this.lastUid;
    this.lastUid = guest?.uid ?? null;
    drafts.belongTo(this.lastUid);
    if (guest && !isSignInRemembered()) rememberSignIn('always');
    if (!guest) forgetSignIn();
    this.tell(guest ? { kind: 'signed in', guest } : { kind: 'signed out' });
    // Data of a remembered guest was already loaded with that guest's token.
    if (before !== undefined && before !== this.lastUid) this.onOtherGuest(before !== null);
  }

  private tell(state: SignInState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
