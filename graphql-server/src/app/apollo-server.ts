import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import type { GraphQLSchema } from 'graphql';
import type { RequestContext } from '../access/accounts/request-context';
import { hasSandbox, type Settings } from '../env';
import { DOCUMENT_LIMITS, documentRules } from '../edge/http/documents/document-limits';
import { DocumentStore } from '../edge/http/documents/document-store';
import type { NewDocuments } from '../edge/http/documents/new-documents';
import type { SiteDocuments } from '../edge/http/documents/site-documents';
import { errorReporting, formatError } from '../edge/http/graphql-errors';
import { readCounting } from '../edge/http/read-counting';
import { operationNaming } from '../edge/http/request-names';
import type { ReadLimit } from '../platform/limits/read-limit';
import type { Logger } from '../platform/log/log';

// Each further fault of a document costs time and tells nothing new.
const MAXIMUM_FAULTS = 5;

export interface ApolloServerDependencies {
  settings: Settings;
  log: Logger;
  schema: GraphQLSchema;
  siteDocuments: SiteDocuments;
  newDocuments: NewDocuments;
  readLimit: ReadLimit;
}

/** Apollo Server with limits on documents. The caller starts it. */
export function createApolloServer(dependencies: ApolloServerDependencies): ApolloServer<RequestContext> {
  const { settings, log, schema, siteDocuments, newDocuments, readLimit } = dependencies;
  const sandbox = hasSandbox(settings);
  return new ApolloServer<RequestContext>({
    schema,
    introspection: sandbox,
    // main.ts stops Apollo Server last, so that it serves requests until then.
    stopOnTerminationSignals: false,
    // 'Did you mean …' would reveal the schema name by name.
    hideSchemaDetailsFromClientErrors: !sandbox,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    parseOptions: { maxTokens: DOCUMENT_LIMITS.tokens },
    validationRules: documentRules((text) => siteDocuments.knows(text)),
    validationOptions: { maxErrors: MAXIMUM_FAULTS },
    documentStore: new DocumentStore(),
    persistedQueries: { cache: siteDocuments.store },
    formatError,
    plugins: [
      errorReporting(log),
      siteDocuments.plugin(),
      newDocuments.plugin(),
      readCounting(readLimit),
      operationNaming(siteDocuments),
      // Our own cache sets the headers. This plugin would look at every field of every response.
      ApolloServerPluginCacheControlDisabled(),
      sandbox
        ? ApolloServerPluginLandingPageLocalDefault({ embed: { runTelemetry: false } })
        : ApolloServerPluginLandingPageDisabled(),
    ],
    logger: log,
  });
}
