import { ServerError } from '@apollo/client/errors';
import { confirmation } from '../apollo/confirmation';

/**
 * Fetches a file of the signed-in account. Undefined when nobody is signed in, or when it does not arrive whole. Asks who the
 * person is when the server wants to know it, and then fetches the file once more.
 */
export async function fetchFile(
  path: string,
  tokenOf: () => Promise<string | null>,
): Promise<Blob | undefined> {
  const first = await responseTo(path, tokenOf);
  if (!first) return undefined;
  if (first.ok) return first.blob();
  const failure = new ServerError('The file was refused.', {
    response: first,
    bodyText: await first.text(),
  });
  if (!(await confirmation.ask?.(failure))) return undefined;
  const second = await responseTo(path, tokenOf);
  return second?.ok ? second.blob() : undefined;
}

async function responseTo(path: string, tokenOf: () => Promise<string | null>): Promise<Response | null> {
  const token = await tokenOf();
  return token ? fetch(path, { headers: { authorization: `Bearer ${token}` } }) : null;
}
