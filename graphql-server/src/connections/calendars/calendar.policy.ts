import { z } from 'zod';
import { line } from '../../platform/text/form-rules';
import { fault } from '../../platform/text/input-faults';

/** The most characters of each text, and the most feeds of a room. */
export const CALENDAR_LIMITS = { roomNumber: 20, name: 60, url: 1_000, feedsOfRoom: 6 } as const;

/** What is read of a feed: at most so many bytes, in so many milliseconds. */
export const FEED_READING = { mostBytes: 1_000_000, milliseconds: 10_000 } as const;

/** A feed that cannot be read for so many milliseconds becomes a task. One that lost its events becomes one at once. */
export const FAILING_MILLISECONDS = 2 * 3_600_000;

function isFeedAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}

/** The rules of the form for a feed. Where the address leads is checked whenever it is read. */
export const feedRules = z.object({
  roomNumber: line('roomNumber', 'roomNumber', CALENDAR_LIMITS.roomNumber),
  name: line('name', 'calendarName', CALENDAR_LIMITS.name),
  url: z
    .string()
    .trim()
    .max(CALENDAR_LIMITS.url, fault('CALENDAR_ADDRESS_INVALID'))
    .refine(isFeedAddress, fault('CALENDAR_ADDRESS_INVALID')),
});
