import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, type ClassType } from 'type-graphql';
import { accessOf } from '../accounts/access';
import { AuthorisationCheck } from '../accounts/authorisation';
import { RESOLVER_CLASSES } from './resolvers';

/**
 * Builds the schema. `npm run generate` writes it to schema/schema.graphql. Without resolvers it can be printed but not
 * executed.
 */
export function buildApplicationSchema(resolvers: ReadonlyMap<ClassType, object> = new Map()): GraphQLSchema {
  const authorisation = new AuthorisationCheck();
  const schema = buildSchemaSync({
    resolvers: RESOLVER_CLASSES,
    container: { get: (resolver: ClassType) => resolvers.get(resolver) },
    authChecker: (request, roles) => authorisation.check(request, roles),
    // Services validate, so that faults are data in the schema.
    validate: false,
    // Apollo Server checks the schema, too, and so does emit-schema.ts: this check is a third of a second of each start.
    skipCheck: true,
  });
  // Throws for an operation that does not say who may call it.
  accessOf(schema);
  return schema;
}
