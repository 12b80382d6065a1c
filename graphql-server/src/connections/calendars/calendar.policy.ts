import { z } from 'zod';
import { line } from '../../platform/text/form-rules';
import { reachableAddress } from '../../platform/outgoing/reachable-address';
import type { PublicRequests } from '../../platform/outgoing/public-request';

/** The most characters of each text, and the most feeds of a room. */
export const CALENDAR_LIMITS = { roomNumber: 20, name: 60, url: 1_000, feedsOfRoom: 6 } as const;

/** What is read of a feed: at most so many bytes, in so many milliseconds. */
export const FEED_READING = { mostBytes: 1_000_000, milliseconds: 10_000 } as const;

/** A feed that cannot be read for so many milliseconds becomes a task. One that lost its events becomes one at once. */
export const FAILING_MILLISECONDS = 2 * 3_600_000;

/** The rules of the form for a feed. Where the address leads is checked again whenever it is read. */
export const feedRules = (requests: Pick<PublicRequests, 'obstacleOf'>) =>
  z.object({
    roomNumber: line('roomNumber', 'roomNumber', CALENDAR_LIMITS.roomNumber),
    name: line('name', 'calendarName', CALENDAR_LIMITS.name),
    url: reachableAddress(requests, CALENDAR_LIMITS.url, 'CALENDAR_ADDRESS_INVALID'),
  });
