import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { possibleTypes } from '../src/generated/graphql';
import { Identity } from '../src/lib/identity/identity';
import { IdentityProvider } from '../src/lib/identity/identity-context';

/** What the server answers to an operation: its data, or an error to fail with. */
export type Answer = (variables: Record<string, unknown>) => object | Error | Promise<object | Error>;

/** Stands in for the server: answers by the operation's name, and remembers what it was asked. */
export class Server {
  readonly asked: { name: string; variables: Record<string, unknown> }[] = [];

  constructor(private readonly answers: Record<string, Answer>) {}

  /** What this operation was asked with, in turn. */
  variablesOf(name: string): Record<string, unknown>[] {
    return this.asked.filter((asked) => asked.name === name).map(({ variables }) => variables);
  }

  link(): ApolloLink {
    return new ApolloLink(
      ({ operationName = '', variables }) =>
        new Observable((observer) => {
          this.asked.push({ name: operationName, variables });
          const answer =
            this.answers[operationName]?.(variables) ?? new Error(`No answer to ${operationName}`);
          void Promise.resolve(answer).then((result) => {
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

/** Renders with a server to ask, an address to be at, and an identity provider. */
export function renderServed(page: ReactNode, server: Server, path = '/', identity: Identity = nobody()) {
  const client = new ApolloClient({ link: server.link(), cache: new InMemoryCache({ possibleTypes }) });
  return render(
    <ApolloProvider client={client}>
      <IdentityProvider value={identity}>
        <MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>
      </IdentityProvider>
    </ApolloProvider>,
  );
}
