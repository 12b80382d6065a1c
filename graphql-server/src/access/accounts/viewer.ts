import { Field, ObjectType } from 'type-graphql';
import type { Permission } from './permissions';

@ObjectType({ description: 'The signed-in account.' })
export class Viewer {
  @Field({ description: 'The identity provider’s id.' })
  uid: string;

  @Field(() => String, { nullable: true, description: 'The e-mail address, verified or not.' })
  email: string | null;

  /** The address when the identity provider has verified it; otherwise null. Rights depend on this field. */
  verifiedEmail: string | null;

  /**
   * Whether who signed in is known to read the mails at the verified address: by a provider such as Google, not by a password,
   * which a stranger may have set before the address was verified.
   */
  isAddressVouched: boolean;

  /** When this session signed in. */
  signedInAt: Date;

  @Field(() => String, { nullable: true, description: 'The display name.' })
  name: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the profile picture.' })
  photoUrl: string | null;

  /** What the account may do at the desk; empty for a guest. */
  permissions: ReadonlySet<Permission>;

  @Field({ description: 'True for the administrator’s account only.' })
  isAdmin: boolean;
}
