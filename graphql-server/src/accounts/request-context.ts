import type { RequestClock } from '../platform/time/clock';
import type { Viewer } from './viewer';

/** What one request carries. */
export interface RequestContext {
  viewer: Viewer | null;
  /** The address that limits are counted by. */
  caller: string;
  /** Asks the database for the time once a request. */
  clock: RequestClock;
  /** Stands in the log and in every error that is shown. */
  requestId: string;
  /** Says what was asked for, for the figures of requests. */
  nameRequest?: (name: string) => void;
  /** Whether its reads were counted before it came to the schema. */
  readsAreCounted?: boolean;
  /** What its document was charged with, when it was not the site's own. */
  charged?: { points: number; repeats: number };
}
