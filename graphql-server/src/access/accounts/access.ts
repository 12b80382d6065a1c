import type { GraphQLField, GraphQLSchema } from 'graphql';
import { Authorized, Extensions } from 'type-graphql';
import { PERMISSIONS, type Permission } from './permissions';

/** Who may call an operation: everybody, signed-in guests, or staff with the permission. */
export type Access = 'everybody' | 'signed in' | Permission;

/** The schema extension in which a field declares its access. */
const EXTENSION = 'access';

function marked(access: Access, further: MethodDecorator[] = []): MethodDecorator {
  return (...method) => [Extensions({ [EXTENSION]: access }), ...further].forEach((mark) => mark(...method));
}

/** Marks an operation that visitors may call. */
export const ForEverybody = (): MethodDecorator => marked('everybody');

/** Marks an operation that any signed-in guest may call. */
export const ForSignedIn = (): MethodDecorator => marked('signed in', [Authorized()]);

/** Marks an operation that needs the permission. */
export const Needs = (permission: Permission): MethodDecorator =>
  marked(permission, [Authorized<Permission>(permission)]);

const isAccess = (value: unknown): value is Access =>
  value === 'everybody' ||
  value === 'signed in' ||
  (typeof value === 'string' && Object.hasOwn(PERMISSIONS, value));

function accessTo({ name, extensions }: GraphQLField<unknown, unknown>): Access {
  const access = extensions[EXTENSION];
  if (!isAccess(access)) throw new Error(`The operation ${name} does not say who may call it.`);
  return access;
}

/** Who may call each operation of the schema. Throws when an operation does not declare its access. */
export function accessOf(schema: GraphQLSchema): ReadonlyMap<string, Access> {
  const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
  return new Map(operations.map((operation) => [operation.name, accessTo(operation)]));
}
