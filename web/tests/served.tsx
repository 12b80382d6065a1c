import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, type MemoryRouterProps } from 'react-router-dom';
import { from } from 'rxjs';
import { possibleTypes, type Operations } from '../src/generated/graphql';
import { HotelProvider } from '../src/lib/hotel/hotel';
import { Identity } from '../src/lib/identity/identity';
import { IdentityProvider } from '../src/lib/identity/identity-context';
import { HOTEL } from './hotels';
import { checkedResponse } from './responses';

type OperationName = keyof Operations;
/** The data of a server's response to an operation. */
export type DataOf<Name extends OperationName> = Operations[Name]['data'];

/** Data, null for no data, or an error. */
type Answer<Data> = Data | null | Error | Promise<Data | null | Error>;

/** Responds to an operation with its data, or fails with an error. */
export type Responder<Name extends OperationName> = (
  variables: Operations[Name]['variables'],
) => Answer<DataOf<Name>>;

export type Responders = { [Name in OperationName]?: Responder<Name> };

/** The responder of any operation. It is a method, so that TypeScript allows narrower variables. */
interface AnyResponder {
  respond(variables: Record<string, unknown>): Answer<object>;
}

/** Stands in for the server: responds by operation name, and records the requests. */
export class Server {
  readonly received: { name: string; variables: Record<string, unknown> }[] = [];
  /** How many requests have no response yet. */
  waiting = 0;
  private readonly responders: Record<string, AnyResponder['respond'] | undefined>;

  constructor(responders: Responders) {
    this.responders = responders;
  }

  /** The variables of all requests of this operation, in their order. */
  variablesOf(name: OperationName): Record<string, unknown>[] {
    return this.received.filter((request) => request.name === name).map(({ variables }) => variables);
  }

  link(): ApolloLink {
    return new ApolloLink((request) => from(this.respond(request)));
  }

  private async respond({ operationName = '', variables, query }: ApolloLink.Operation) {
    this.received.push({ name: operationName, variables });
    this.waiting += 1;
    try {
      return { data: await this.respondTo(operationName, query, variables) };
    } finally {
      this.waiting -= 1;
    }
  }

  protected async respondTo(name: string, query: DocumentNode, variables: Record<string, unknown>) {
    const respond = this.responders[name];
    if (!respond) throw new Error(`No responder for ${name}`);
    const data = await respond(variables);
    if (data instanceof Error) throw data;
    return data && checkedResponse(name, query, variables, data);
  }
}

/** Resolves when the page has everything that it asks for. It may ask for more once it has a response. */
export async function allLoaded(server: Server): Promise<void> {
  let asked = -1;
  while (server.received.length > asked) {
    asked = server.received.length;
    await act(() => vi.dynamicImportSettled());
    await waitFor(() => expect(server.waiting).toBe(0));
  }
}

/** An identity without a guest, with which nobody can sign in. */
const nobody = () =>
  new Identity(
    () => Promise.reject(new Error('No identity provider in this test')),
    () => undefined,
  );

type Address = NonNullable<MemoryRouterProps['initialEntries']>[number];

/** Renders a page with a server, an address, an identity provider and the hotel. */
export function renderServed(
  page: ReactNode,
  server: Server,
  path: Address = '/',
  identity: Identity = nobody(),
) {
  identity.follow();
  const client = new ApolloClient({ link: server.link(), cache: new InMemoryCache({ possibleTypes }) });
  return render(
    <ApolloProvider client={client}>
      <IdentityProvider value={identity}>
        <HotelProvider value={HOTEL}>
          <MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>
        </HotelProvider>
      </IdentityProvider>
    </ApolloProvider>,
  );
}
