/** The signed-in guest, as the identity provider knows them. */
export interface Guest {
  uid: string;
  name: string | null;
  email: string | null;
  emailVerified: boolean;
  photoUrl: string | null;
  /** When the account was created, as the provider writes it. */
  createdAt: string | null;
}
