import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, type MemoryRouterProps } from 'react-router-dom';
import { possibleTypes } from '../src/generated/graphql';
import { HotelProvider } from '../src/lib/hotel/hotel';
import { Identity } from '../src/lib/identity/identity';
import { IdentityProvider } from '../src/lib/identity/identity-context';
import { HOTEL } from './hotels';

/** Responds to an operation with its data, or fails with an error. */
export type Responder = (variables: Record<string, unknown>) => object | Error | Promise<object | Error>;

/** Stands in for the server: responds by the operation's name, and records what it received. */
export class Server {
  readonly received: { name: string; variables: Record<string, unknown> }[] = [];

  constructor(private readonly responders: Record<string, Responder>) {}

  /** The variables of all requests of this operation, in their order. */
  variablesOf(name: string): Record<string, unknown>[] {
    return this.received.filter((request) => request.name === name).map(({ variables }) => variables);
  }

  link(): ApolloLink {
    return new ApolloLink(
      ({ operationName = '', variables }) =>
        new Observable((observer) => {
          this.received.push({ name: operationName, variables });
          const response =
            this.responders[operationName]?.(variables) ?? new Error(`No responder for ${operationName}`);
          void Promise.resolve(response).then((result) => {
            if (result instanceof Error) return observer.error(result);
            observer.next({ data: result });
            observer.complete();
          });
        }),
    );
  }
}

/** Nobody is signed in, and nobody can. */
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
