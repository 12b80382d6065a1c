import { FirebaseError, initializeApp } from 'firebase/app';
import {
  applyActionCode,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  browserSessionPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  initializeAuth,
  onIdTokenChanged,
  sendEmailVerification,
  sendPasswordResetEmail,
  setPersistence,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateProfile,
  verifyPasswordResetCode,
  type Auth,
  type User,
} from 'firebase/auth';
import { forgetKeptPage } from '../browser/kept-page';
import { loadScript } from '../browser/load-script';
import type { Guest } from './guest';

/** The provider's settings, which the server sends. */
export interface IdentitySettings {
  apiKey: string;
  authDomain: string;
  projectId: string;
  storageBucket: string;
  authEmulatorUrl: string | null;
  storageEmulatorUrl: string | null;
}

export interface NewAccount {
  name: string;
  email: string;
  password: string;
}

function guestOf(user: User): Guest {
  return {
    uid: user.uid,
    name: user.displayName,
    email: user.email,
    emailVerified: user.emailVerified,
    photoUrl: user.photoURL,
    createdAt: user.metadata.creationTime ?? null,
  };
}

/** Connects to the provider. Resolves when the guest is known; `onGuest` is called then and on every change. */
export async function openSession(
  settings: IdentitySettings,
  onGuest: (guest: Guest | null) => void,
): Promise<IdentitySession> {
  const { apiKey, authDomain, projectId, storageBucket, authEmulatorUrl } = settings;
  const app = initializeApp({ apiKey, authDomain, projectId, storageBucket });
  // Both stores notify other tabs immediately. Firebase's default would move the sign-in to IndexedDB.
  const auth = initializeAuth(app, {
    persistence: [browserLocalPersistence, browserSessionPersistence],
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (authEmulatorUrl) connectAuthEmulator(auth, authEmulatorUrl, { disableWarnings: true });
  await auth.authStateReady();
  onIdTokenChanged(auth, (user) => {
    // Runs also after a sign-out in another tab, and when the page finds nobody signed in.
    if (!user) void forgetKeptPage().catch(() => undefined);
    onGuest(user && guestOf(user));
  });
  onGuest(auth.currentUser && guestOf(auth.currentUser));
  return new IdentitySession(auth, authEmulatorUrl, onGuest);
}

/** A connection to the identity provider. Only this file knows Firebase Authentication. */
export class IdentitySession {
  constructor(
    private readonly auth: Auth,
    private readonly authEmulatorUrl: string | null,
    private readonly onGuest: (guest: Guest | null) => void,
  ) {}

  async signIn(email: string, password: string, remember: boolean): Promise<void> {
    await setPersistence(this.auth, remember ? browserLocalPersistence : browserSessionPersistence);
    await signInWithEmailAndPassword(this.auth, email, password);
  }

  async signInWithGoogle(remember: boolean): Promise<void> {
    await setPersistence(this.auth, remember ? browserLocalPersistence : browserSessionPersistence);
    await this.loadWindowScript();
    await signInWithPopup(this.auth, new GoogleAuthProvider());
  }

  async signUp({ name, email, password }: NewAccount): Promise<void> {
    const { user } = await createUserWithEmailAndPassword(this.auth, email, password);
    await updateProfile(user, { displayName: name });
    await sendEmailVerification(user);
    await signOut(this.auth);
  }

  signOut(): Promise<void> {
    return signOut(this.auth);
  }

  /** Does not fail for an address without an account, so that nobody can find out who has an account. */
  async sendPasswordReset(email: string): Promise<void> {
    await sendPasswordResetEmail(this.auth, email).catch((failure: unknown) => {
      const isUnknown = failure instanceof FirebaseError && failure.code === 'auth/user-not-found';
      if (!isUnknown) throw failure;
    });
  }

  sendVerification(): Promise<void> {
    return sendEmailVerification(this.user());
  }

  addressOfResetCode(code: string): Promise<string> {
    return verifyPasswordResetCode(this.auth, code);
  }

  resetPassword(code: string, password: string): Promise<void> {
    return confirmPasswordReset(this.auth, code, password);
  }

  async applyCode(code: string): Promise<void> {
    await applyActionCode(this.auth, code);
    await this.refresh();
  }

  async changeProfile({ name, photoUrl }: { name: string; photoUrl: string }): Promise<void> {
    await updateProfile(this.user(), { displayName: name, photoURL: photoUrl });
    await this.refresh();
  }

  /** The server cleans the picture and stores it in the account's folder; resolves to its address. */
  async uploadPicture(file: File, onProgress: (fraction: number) => void): Promise<string> {
    const { sendFile } = await import('../files/send-file');
    const response = await sendFile('/api/profile-picture', file, () => this.token(false), onProgress);
    const address = response?.body?.['address'];
    if (typeof address !== 'string') throw new Error('The picture was not stored.');
    return address;
  }

  async token(fresh: boolean): Promise<string | null> {
    return (await this.auth.currentUser?.getIdToken(fresh)) ?? null;
  }

  /** Reloads the changed account, with a new token. */
  private async refresh(): Promise<void> {
    const { currentUser } = this.auth;
    if (!currentUser) return;
    await currentUser.reload();
    await currentUser.getIdToken(true);
    this.onGuest(guestOf(currentUser));
  }

  private user(): User {
    const { currentUser } = this.auth;
    if (!currentUser) throw new Error('Please sign in first.');
    return currentUser;
  }

  /** The local emulator serves the script that Google's popup needs. Otherwise Firebase loads it from Google. */
  private async loadWindowScript(): Promise<void> {
    const { authEmulatorUrl } = this;
    if (authEmulatorUrl) await loadScript(`${authEmulatorUrl}/js/api.js`).catch(() => undefined);
  }
}
