import { parse } from 'graphql';
import type { Execute } from '../src/app/rendering/render-page';
import type { Operations } from '../src/generated/graphql';
import { checkedResponse } from './responses';

/** The data of a server, by operation name. */
export type ServerData = { [Name in keyof Operations]?: Operations[Name]['data'] };

/** Stands in for the server that provides the data for rendering pages. */
export function executeOn(data: ServerData): Execute {
  const known: Record<string, object | undefined> = data;
  return async ({ query, operationName, variables }) => {
    const found = known[operationName ?? ''];
    if (!operationName || !found) throw new Error(`No ${operationName}`);
    return checkedResponse(operationName, parse(query), variables, found);
  };
}
