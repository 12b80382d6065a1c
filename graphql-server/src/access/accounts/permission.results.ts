import { Field, ObjectType } from 'type-graphql';
import { PERMISSIONS, type Permission } from './permissions';

@ObjectType({ description: 'A right that a role or a service key can give.' })
export class PermissionView {
  @Field({ description: 'Its name, such as bookings.read.' })
  name: string;

  @Field({ description: 'What one may do with it, as in "read bookings".' })
  meaning: string;

  static of(name: Permission): PermissionView {
    return Object.assign(new PermissionView(), { name, meaning: PERMISSIONS[name] });
  }
}
