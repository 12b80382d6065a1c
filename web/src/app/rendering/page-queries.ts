import { NetworkStatus, type NormalizedCacheObject, type OperationVariables } from '@apollo/client';
import { getApolloContext, skipToken, useQuery } from '@apollo/client/react';
import { wrapperSymbol } from '@apollo/client/react/internal';
import { print, type DocumentNode } from 'graphql';
import { createElement, type ReactNode } from 'react';
import { asSent, recordsOf, type AnsweredQuery } from './page-records';
import { remembered } from './remembered';

/** One of the site's documents, as the server executes it. */
export interface DocumentRequest {
  query: string;
  operationName: string | null;
  variables: Record<string, unknown>;
}

/** Executes a document for a visitor. Rejects when there is no data. */
export type Execute = (request: DocumentRequest) => Promise<Record<string, unknown>>;

/** A query with its variables, as a component of the page asks for it. */
export interface PageQuery {
  document: DocumentNode;
  variables: OperationVariables;
}

type QueriesByVariables = Map<string, AnsweredQuery>;

const textOf = remembered((document: DocumentNode) => print(asSent(document)));

function nameOf({ definitions }: DocumentNode): string | null {
  const operation = definitions.find(({ kind }) => kind === 'OperationDefinition');
  return operation && 'name' in operation ? (operation.name?.value ?? null) : null;
}

/** The variables as a browser sends them: a variable without a value is omitted, so that its default applies. */
const written = (variables: OperationVariables = {}): string => JSON.stringify(variables);

function notWhileRendering(): never {
  throw new Error('A page cannot ask again while the server renders it.');
}

const WITHOUT_DATA = { data: undefined, dataState: 'empty', error: undefined, partial: true } as const;
const ASKING = { ...WITHOUT_DATA, loading: true, networkStatus: NetworkStatus.loading } as const;
const NOT_ASKED = { ...WITHOUT_DATA, loading: false, networkStatus: NetworkStatus.ready } as const;

const ON_THE_SERVER = {
  refetch: notWhileRendering,
  fetchMore: notWhileRendering,
  subscribeToMore: notWhileRendering,
  updateQuery: notWhileRendering,
  startPolling: notWhileRendering,
  stopPolling: notWhileRendering,
  previousData: undefined,
};

/**
 * The queries of a page that the server renders, with their data. Components read their query's data as it came, instead
 * of asking Apollo Client, which would take most of the time of rendering.
 */
export class PageQueries {
  private readonly answered = new Map<DocumentNode, QueriesByVariables>();
  private readonly wanted = new Map<DocumentNode, Map<string, PageQuery>>();

  /** Whether a rendered component wants data that is not there. */
  get areWanted(): boolean {
    return this.wanted.size > 0;
  }

  /** Asks for what the rendered components want. Rejects when a query fails. */
  async answer(execute: Execute): Promise<void> {
    const queries = [...this.wanted.values()].flatMap((byVariables) => [...byVariables.values()]);
    this.wanted.clear();
    await Promise.all(queries.map((query) => this.ask(query, execute)));
  }

  want({ document, variables }: PageQuery): void {
    const known = this.wanted.get(document) ?? new Map<string, PageQuery>();
    this.wanted.set(document, known.set(written(variables), { document, variables }));
  }

  /** The page with these queries as the source of its data. */
  provideTo(page: ReactNode): ReactNode {
    const read = ((document: DocumentNode, options?: useQuery.Options | typeof skipToken) =>
      this.read(document, options)) as unknown as typeof useQuery;
    const context = { [wrapperSymbol]: { useQuery: () => read } };
    return createElement(getApolloContext().Provider, { value: context }, page);
  }

  /** The data of all queries by record, as the browser's cache has it. */
  records(): NormalizedCacheObject {
    const all: NormalizedCacheObject = {};
    for (const byVariables of this.answered.values())
      for (const query of byVariables.values())
        for (const [id, record] of Object.entries(recordsOf(query))) all[id] = { ...all[id], ...record };
    return all;
  }

  private async ask({ document, variables }: PageQuery, execute: Execute): Promise<void> {
    const sent = written(variables);
    const request = { query: textOf(document), operationName: nameOf(document) };
    const data = await execute({ ...request, variables: JSON.parse(sent) as Record<string, unknown> });
    const known: QueriesByVariables = this.answered.get(document) ?? new Map();
    this.answered.set(document, known.set(sent, { document, variables, data }));
  }

  /** What `useQuery` returns on the server. */
  private read(document: DocumentNode, options: useQuery.Options | typeof skipToken = {}) {
    if (options === skipToken || options.skip || options.fetchPolicy === 'standby')
      return { ...ON_THE_SERVER, ...NOT_ASKED, variables: undefined };
    const { variables = {} } = options;
    const result = { ...ON_THE_SERVER, variables };
    if (options.ssr === false || options.fetchPolicy === 'no-cache') return { ...result, ...ASKING };
    const data = this.answered.get(document)?.get(written(variables))?.data;
    if (data)
      return {
        ...result,
        ...{ data, dataState: 'complete', error: undefined, partial: false },
        ...{ loading: false, networkStatus: NetworkStatus.ready },
      };
    if (options.fetchPolicy === 'cache-only') return { ...result, ...NOT_ASKED };
    this.want({ document, variables });
    return { ...result, ...ASKING };
  }
}
