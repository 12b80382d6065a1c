import { Field, Int, ObjectType } from 'type-graphql';
import { DeskDoor } from './desk-door';
import type { Permission } from './permissions';
import type { StaffRights } from './staff-rights';

@ObjectType({ description: 'What a member of the staff may do at the desk.' })
export class DeskRights {
  @Field({ description: 'The name that the desk shows.' })
  name: string;

  @Field({ description: 'The name of the role.' })
  role: string;

  @Field(() => [String], { description: 'Names of permissions, such as bookings.read (docs/security.md).' })
  permissions: string[];

  @Field(() => Int, {
    nullable: true,
    description: 'The most that the person may give away on one business day, in paise; null for any amount.',
  })
  boundPaise: number | null;

  static of({ name, roleName, permissions, boundPaise }: StaffRights): DeskRights {
    return Object.assign(new DeskRights(), {
      name,
      role: roleName,
      permissions: [...permissions],
      boundPaise,
    });
  }
}

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

  /** The name of the program's key; null for people. A program is in no session and signs in never. */
  serviceKey: string | null;

  /** When this session signed in. */
  signedInAt: Date;

  @Field(() => String, { nullable: true, description: 'The display name.' })
  name: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the profile picture.' })
  photoUrl: string | null;

  /** What the account may do at the desk; empty for a guest. */
  permissions: ReadonlySet<Permission>;

  @Field(() => DeskRights, {
    nullable: true,
    description: 'What the account may do at the desk; null for a guest.',
  })
  desk: DeskRights | null;

  @Field(() => DeskDoor, {
    nullable: true,
    description: 'Whether the session may work at the desk, and what it must do first; null for a guest.',
  })
  deskDoor: DeskDoor | null;

  /** Whether the person has shown lately who they are, as what needs `again` requires. */
  isConfirmed: boolean;

  @Field({ description: 'True for the administrator’s account only.' })
  isAdmin: boolean;
}
