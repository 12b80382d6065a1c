import type { ApolloServerPlugin } from '@apollo/server';
import type { RequestContext } from '../access/accounts/request-context';
import { ChangeFeed, type ChangeListener } from '../platform/database/change-feed';
import type { Reloaded } from '../platform/database/reloading';
import { CONTENT_TABLES, LISTED_TABLES } from '../pages/content/content.repository';
import { EXTRA_TABLES } from '../selling/extras/extra.repository';
import { PROPERTY_TABLES } from '../selling/property/property.repository';
import { LOOK_TABLES } from '../pictures/look/look-index';
import { PICTURE_TABLES } from '../pictures/core/picture-index';
import { RATE_RULE_TABLES } from '../selling/rate-book/rate-book.repository';
import type { LiveConnections } from '../desk/live/live-connections';
import type { ContentService } from '../pages/content/content.service';
import type { Installation } from './installation';

/** The table whose rows say what changed. */
const CHANGES = 'changes';

/** Rows of some tables that every server keeps in memory. */
interface KeptRows {
  tables: ReadonlySet<string>;
  rows: Reloaded;
}

/**
 * Reports a change to the rows in memory and to the cached responses. The rows are read again first, so that no
 * response with older values is cached. Offers, hotels and listings are not kept, so responses with them are dropped at once;
 * every page is dropped once another page is empty.
 */
function changeListener(
  kept: readonly KeptRows[],
  content: Pick<ContentService, 'findEmptyPages'>,
  reads: ChangeListener,
): ChangeListener {
  const dropAfterwards = (reading: Promise<void>, { tables }: KeptRows): void =>
    void reading.then(() => tables.forEach((table) => reads.changed(table)));
  const dropPagesIfOthersAreEmpty = async (): Promise<void> => {
    if (await content.findEmptyPages()) CONTENT_TABLES.forEach((table) => reads.changed(table));
  };
  return {
    opened: () => {
      reads.opened();
      kept.forEach((one) => dropAfterwards(one.rows.reload(), one));
    },
    changed: (table) => {
      const one = kept.find(({ tables }) => tables.has(table));
      if (one) dropAfterwards(one.rows.reload(), one);
      else reads.changed(table);
      if (LISTED_TABLES.has(table)) void dropPagesIfOthersAreEmpty();
    },
    beat: (now) => {
      reads.beat(now);
      kept.filter(({ rows }) => rows.isStale).forEach((one) => dropAfterwards(one.rows.catchUp(), one));
    },
    lost: () => reads.lost(),
  };
}

/** Also tells the open pages of the desk, and the sender of webhooks, that something was recorded. */
export function alsoHeardBy(
  hearers: readonly Pick<LiveConnections, 'heard'>[],
  reads: ChangeListener,
): ChangeListener {
  const tellAll = (): void => hearers.forEach((hearer) => hearer.heard());
  return {
    opened: () => {
      reads.opened();
      tellAll();
    },
    changed: (table) => (table === CHANGES ? tellAll() : reads.changed(table)),
    beat: (now) => reads.beat(now),
    lost: () => reads.lost(),
  };
}

/** Listens for changes from the start of Apollo Server to its end. */
export function changeFeedLife(
  {
    settings,
    services,
    connections,
    log,
  }: Pick<Installation, 'settings' | 'services' | 'connections' | 'log'>,
  reads: ChangeListener,
): ApolloServerPlugin<RequestContext> {
  const kept: KeptRows[] = [
    { tables: PROPERTY_TABLES, rows: services.property },
    { tables: PICTURE_TABLES, rows: services.pictureIndex },
    { tables: CONTENT_TABLES, rows: services.content },
    { tables: LOOK_TABLES, rows: services.lookIndex },
    { tables: RATE_RULE_TABLES, rows: services.rateRules },
    { tables: EXTRA_TABLES, rows: services.extras },
  ];
  const feed = new ChangeFeed(
    settings.DATABASE_URL,
    changeListener(kept, services.content, reads),
    connections,
    log,
  );
  return {
    async serverWillStart() {
      await feed.start();
      return { serverWillStop: () => feed.stop() };
    },
  };
}
