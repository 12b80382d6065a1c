import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, type ClassType } from 'type-graphql';
import { accessOf } from '../accounts/access';
import { AuthorisationCheck } from '../accounts/authorisation';
import { RESOLVER_CLASSES } from './resolvers';

/**
 * Builds the schema. `npm run generate` writes it to schema/schema.graphql. Without resolvers the schema can be printed
 * but not executed.
 */
export function buildApplicationSchema(resolvers: ReadonlyMap<ClassType, object> = new Map()): GraphQLSchema {
  const authorisation = new AuthorisationCheck();
  const schema = buildSchemaSync({
    resolvers: RESOLVER_CLASSES,
    container: { get: (resolver: ClassType) => resolvers.get(resolver) },
    authChecker: (request, roles) => authorisation.check(request, roles),
    // Services validate, so that faults are data in the schema.
    validate: false,
    // Apollo Server and emit-schema.ts check the schema, too; a further check would add a third of a second to each
    // start.
    skipCheck: true,
  });
  // Throws for an operation that does not declare who may call it.
  accessOf(schema);
  return schema;
}
