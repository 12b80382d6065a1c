import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, type ClassType } from 'type-graphql';
import { accessOf } from '../access/accounts/access';
import { AuthorisationCheck } from '../access/accounts/authorisation';
import type { RequestContext } from '../access/accounts/request-context';
import { RESOLVER_CLASSES } from './resolvers';

const noEvents = (): never => {
  throw new Error('Subscriptions of this schema have a function of their own that opens them.');
};

/**
 * Builds the schema. `npm run generate` writes it to schema/schema.graphql. It has no state: the resolvers are in the context
 * of each request.
 */
function build(): GraphQLSchema {
  const authorisation = new AuthorisationCheck();
  const schema = buildSchemaSync({
    resolvers: RESOLVER_CLASSES,
    container: ({ context }: { context: RequestContext }) => ({
      get: (resolver: ClassType) => context.resolvers.get(resolver),
    }),
    authChecker: (request, roles) => authorisation.check(request, roles),
    // type-graphql wants a source of events, although no subscription uses it.
    pubSub: { publish: noEvents, subscribe: noEvents },
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

let built: GraphQLSchema | undefined;

/** The schema of the application, built once a process. */
export function applicationSchema(): GraphQLSchema {
  built ??= build();
  return built;
}
