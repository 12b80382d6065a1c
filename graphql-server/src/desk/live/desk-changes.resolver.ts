import { GraphQLError } from 'graphql';
import { Arg, Resolver, Root, Subscription } from 'type-graphql';
import { NeedsByTopic } from '../../access/accounts/access';
import { forbidden, signInFirst } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import type { Place } from '../../platform/changes/change-log';
import { sentence } from '../../platform/refusals/sentence';
import { ChangeTopic, isTopic, PERMISSION_OF } from './change-topics';
import { DeskChange, DeskChanges } from './desk-changes.results';
import type { UnheardChanges } from './live-connection';
import type { LiveConnections } from './live-connections';

interface DeskChangesArguments {
  topics?: ChangeTopic[] | null;
  since?: string | null;
}

const CURSOR = /^(\d{1,15})\.(\d{1,15})$/;

/** A cursor that nobody handed out is as good as a very old one. */
function placeOf(cursor: string): Place {
  const [, transaction = '0', readAt = '0'] = CURSOR.exec(cursor) ?? [];
  return { transaction: Number(transaction), readAt: Number(readAt) };
}

@Resolver()
export class DeskChangesResolver {
  constructor(private readonly live: LiveConnections) {}

  @NeedsByTopic()
  @Subscription(() => DeskChanges, {
    description:
      'For the desk: says what changed, never the data. The first event comes at once; an event without changes comes every 10 seconds. At /graphql/stream, by the protocol of graphql-sse. Errors: UNAUTHENTICATED; FORBIDDEN when the account may not read what a topic is about; TOO_MANY_CONNECTIONS; SERVICE_UNAVAILABLE.',
    subscribe: ({ args, context }) =>
      opener(context as RequestContext).open(args as DeskChangesArguments, context as RequestContext),
  })
  deskChanges(
    @Root() { changes, isIncomplete, place }: UnheardChanges,
    @Arg('topics', () => [ChangeTopic], {
      nullable: true,
      description: 'What the page shows; null for all that the account may read.',
    })
    _topics?: ChangeTopic[] | null,
    @Arg('since', () => String, {
      nullable: true,
      description: 'The cursor of the last event before a break: changes since then come first.',
    })
    _since?: string | null,
  ): DeskChanges {
    return {
      cursor: place ? `${place.transaction}.${place.readAt}` : '',
      changes: changes.flatMap(({ topic, subject }): DeskChange[] =>
        isTopic(topic) ? [{ topic, subject }] : [],
      ),
      loadAgain: isIncomplete,
    };
  }

  /** Checks the topics and opens the connection. */
  async open({ topics: asked, since }: DeskChangesArguments, { viewer, isReaderBehind }: RequestContext) {
    if (!viewer) throw signInFirst();
    const mayRead = (topic: ChangeTopic) => viewer.permissions.has(PERMISSION_OF[topic]);
    const topics = asked ?? Object.values(ChangeTopic).filter(mayRead);
    if (topics.length === 0 || !topics.every(mayRead)) throw forbidden();
    try {
      return await this.live.open({
        viewer,
        topics,
        since: since ? placeOf(since) : null,
        isReaderBehind: isReaderBehind ?? (() => false),
      });
    } catch {
      const { code, message } = sentence('SERVICE_UNAVAILABLE');
      throw new GraphQLError(message, { extensions: { code } });
    }
  }
}

function opener({ resolvers }: RequestContext): DeskChangesResolver {
  const resolver = resolvers.get(DeskChangesResolver);
  if (!(resolver instanceof DeskChangesResolver)) throw new Error('The resolver of deskChanges is missing.');
  return resolver;
}
