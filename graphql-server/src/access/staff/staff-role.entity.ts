import { Check, Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';

/** The role that may do everything. Its permissions are not stored, and nobody edits it. */
export const OWNER_ROLE = 'owner';

/** The roles that the product brings. They are never deleted, because migrations add new permissions to them. */
export const SHIPPED_ROLES: readonly string[] = [
  OWNER_ROLE,
  'manager',
  'reception',
  'housekeeping',
  'accounts',
];

/** What a group of the staff may do. */
@Entity('staff_roles')
@Check('staff_roles_bound_not_negative', 'bound_paise >= 0')
export class StaffRole {
  /** The name of a shipped role in English, or a UUID. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'staff_roles_pkey' })
  id: string;

  @Column('text')
  name: string;

  /** Names of `PERMISSIONS`. Names that this version does not know give nothing. Empty for the owner, who has all. */
  @Column('text', { array: true })
  permissions: string[];

  /** The most that one person may give away on one business day, in paise; null for any amount. */
  @Column('integer', { name: 'bound_paise', nullable: true })
  boundPaise: number | null;

  /** Counts the changes. */
  @VersionColumn({ type: 'integer', default: 1 })
  version: number;
}
