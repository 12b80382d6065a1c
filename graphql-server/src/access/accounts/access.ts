import type { GraphQLField, GraphQLSchema } from 'graphql';
import { Authorized, Extensions } from 'type-graphql';
import { CONFIRMED, type Needed } from './authorisation';
import { isPermission, type Permission } from './permissions';

/**
 * Who may call an operation: everybody, signed-in guests, staff with the permission, or staff with the permissions of
 * what they ask for.
 */
export type Access = 'everybody' | 'signed in' | 'by topic' | Permission;

/** The schema extension in which a field declares its access. */
const EXTENSION = 'access';
/** The schema extension of fields that ask the person again who they are. */
const ASKS_AGAIN = 'asksAgain';

/** How an operation is marked. */
interface Marks {
  /** Whether the person must have shown lately who they are; otherwise the operation responds with CONFIRM_IDENTITY. */
  again?: boolean;
}

function marked(access: Access, further: MethodDecorator[] = []): MethodDecorator {
  return (...method) => [Extensions({ [EXTENSION]: access }), ...further].forEach((mark) => mark(...method));
}

/** Marks an operation that visitors may call. */
export const ForEverybody = (): MethodDecorator => marked('everybody');

/** Marks an operation that any signed-in guest may call. */
export const ForSignedIn = ({ again = false }: Marks = {}): MethodDecorator =>
  marked('signed in', checksOf([], again));

/** Marks an operation that needs the permission. */
export const Needs = (permission: Permission, { again = false }: Marks = {}): MethodDecorator =>
  marked(permission, checksOf([permission], again));

function checksOf(needed: readonly Needed[], again: boolean): MethodDecorator[] {
  if (!again) return [Authorized<Needed>([...needed])];
  return [Authorized<Needed>([...needed, CONFIRMED]), Extensions({ [ASKS_AGAIN]: true })];
}

/** Marks a subscription that needs a permission for each of its topics, and checks these itself. */
export const NeedsByTopic = (): MethodDecorator => marked('by topic', [Authorized()]);

const isAccess = (value: unknown): value is Access =>
  value === 'everybody' ||
  value === 'signed in' ||
  value === 'by topic' ||
  (typeof value === 'string' && isPermission(value));

function accessTo({ name, extensions }: GraphQLField<unknown, unknown>): Access {
  const access = extensions[EXTENSION];
  if (!isAccess(access)) throw new Error(`The operation ${name} does not say who may call it.`);
  return access;
}

function operationsOf(schema: GraphQLSchema) {
  const types = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return types.flatMap((type) => Object.values(type?.getFields() ?? {}));
}

/** Who may call each operation of the schema. Throws when an operation does not declare its access. */
export function accessOf(schema: GraphQLSchema): ReadonlyMap<string, Access> {
  return new Map(operationsOf(schema).map((operation) => [operation.name, accessTo(operation)]));
}

/** The names of the operations that ask the person again who they are. */
export function askingAgain(schema: GraphQLSchema): string[] {
  return operationsOf(schema)
    .filter(({ extensions }) => extensions[ASKS_AGAIN] === true)
    .map(({ name }) => name);
}
