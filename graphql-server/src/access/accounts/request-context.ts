import type { ClassType } from 'type-graphql';
import type { RequestClock } from '../../platform/time/clock';
import type { Viewer } from './viewer';

/** What a resolver knows of its request. */
export interface RequestContext {
  /** The resolvers of this server, by their classes. */
  resolvers: ReadonlyMap<ClassType, object>;
  viewer: Viewer | null;
  /** The address that limits are counted by. */
  caller: string;
  /** Asks the database for the time once a request. */
  clock: RequestClock;
  /** The id of the request in the log and in every error. */
  requestId: string;
  /** Names the request for the metrics. */
  nameRequest?: (name: string) => void;
  /** Sends the browser a cookie that scripts cannot read. */
  sendCookie?: (name: string, value: string, seconds: number) => void;
  /** Of a stream: whether its reader has not taken what was sent yet. */
  isReaderBehind?: () => boolean;
  /** Whether the reads of this request were counted already. */
  readsAreCounted?: boolean;
}
