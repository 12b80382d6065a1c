import type { RevisionKind } from './channel-revision.entity';

/** A revision as the channel manager sends it. */
export interface FeedRevision {
  id: string;
  bookingKey: string;
  portal: string;
  number: string;
  kind: RevisionKind;
  madeAt: Date;
  /** Everything else that it says, without cards. */
  attributes: Readonly<Record<string, unknown>>;
}

/** The channel manager cannot be reached, wants to be asked later, or does not answer as documented. */
export class FeedError extends Error {
  override readonly name = 'FeedError';

  constructor(
    message: string,
    /** How long to wait, in seconds; null when it did not say. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(message);
  }
}

/** Bookings of portals, as a channel manager passes them on. */
export interface RevisionFeed {
  /** The revisions that were not acknowledged, the earliest first. Throws {@link FeedError}. */
  unacknowledged(): Promise<FeedRevision[]>;
  /** Tells the channel manager that the revision is applied; a second call does no harm. Throws {@link FeedError}. */
  acknowledge(id: string): Promise<void>;
}
