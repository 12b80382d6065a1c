import type { ApolloServerPlugin } from '@apollo/server';
import type { RequestContext } from '../accounts/request-context';
import { ChangeFeed, type ChangeListener } from '../platform/database/change-feed';
import { PROPERTY_TABLES } from '../property/property.repository';
import type { PropertyService } from '../property/property.service';
import type { Installation } from './installation';

/**
 * Tells the property and the cached responses what changed. The property is read again first, so that no response with
 * its older values is kept.
 */
function changeListener(property: PropertyService, reads: ChangeListener): ChangeListener {
  const dropAfterwards = (reading: Promise<void>): void =>
    void reading.then(() => PROPERTY_TABLES.forEach((table) => reads.changed(table)));
  return {
    opened: () => {
      reads.opened();
      dropAfterwards(property.reload());
    },
    changed: (table) => {
      if (PROPERTY_TABLES.has(table)) dropAfterwards(property.reload());
      else reads.changed(table);
    },
    beat: (now) => {
      reads.beat(now);
      if (property.isStale) dropAfterwards(property.catchUp());
    },
    lost: () => reads.lost(),
  };
}

/** Hears of changes from the start of Apollo Server to its end. */
export function changeFeedLife(
  { settings, services, log }: Pick<Installation, 'settings' | 'services' | 'log'>,
  reads: ChangeListener,
): ApolloServerPlugin<RequestContext> {
  const feed = new ChangeFeed(settings.DATABASE_URL, changeListener(services.property, reads), log);
  return {
    async serverWillStart() {
      await feed.start();
      return { serverWillStop: () => feed.stop() };
    },
  };
}
