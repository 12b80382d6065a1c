import type { DataSource } from 'typeorm';

/** A person to whom a room can be given. */
export interface RoomMaker {
  /** The id of the member of the staff. */
  id: string;
  /** The account. */
  uid: string;
  name: string;
}

// The owner's role stores no permissions, so owners are not in the list; they can take a room themselves.
const MAKERS = `
  SELECT member.id, member.uid, member.name FROM staff_members member JOIN staff_roles role ON role.id = member.role_id
  WHERE member.suspended_at IS NULL AND member.removed_at IS NULL AND 'house.write' = ANY (role.permissions)
  ORDER BY role.id <> 'housekeeping', lower(member.name), member.id`;

/** Reads who may make rooms. Writes nothing. */
export class RoomMakersReadModel {
  constructor(private readonly database: DataSource) {}

  /** People with the role for housekeeping come first. Each group is sorted by name. */
  read(): Promise<RoomMaker[]> {
    return this.database.query(MAKERS);
  }
}
