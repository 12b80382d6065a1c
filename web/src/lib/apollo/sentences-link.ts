import { ApolloLink } from '@apollo/client';
import { from, of, switchMap } from 'rxjs';

const isSentence = (value: unknown) => typeof value === 'object' && value !== null && 'parameters' in value;

/**
 * Replaces the server's sentences by texts in the language of the site, by code and parameters. The catalogue is loaded
 * with the first such response. If it cannot be loaded, the English text of the response is shown.
 */
export function withSentences(next: ApolloLink): ApolloLink {
  const rendering = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      switchMap((response) =>
        response.errors || Object.values(response.data ?? {}).some(isSentence)
          ? from(import('./sentences').then(({ inWords }) => inWords(response)).catch(() => response))
          : of(response),
      ),
    ),
  );
  return ApolloLink.from([rendering, next]);
}
