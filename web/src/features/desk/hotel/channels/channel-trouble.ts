import type { ChannelOfListFragment, ChannelsQuery, ChannelTrouble } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';

const WORDS: Readonly<Record<ChannelTrouble, string>> = {
  NOT_REACHED: t`The channel cannot be reached. It is tried every minute; see its status page.`,
  TIMEOUT: t`The channel does not answer in time. It is tried every minute; see its status page.`,
  KEY_REFUSED: t`The channel refuses the API key. Enter the present key.`,
  PROPERTY_UNKNOWN: t`The channel does not know the hotel. Check the id of the hotel and the key.`,
  TOO_MANY_REQUESTS: t`The channel wants fewer requests in a minute. Sending goes on by itself.`,
  REFUSED: t`The channel refuses the message. Check the ids of the room types and rate plans.`,
  PARTLY_REFUSED: t`The channel refuses a part. Check the ids of the room types and rate plans; it is tried again each hour.`,
  UNEXPECTED: t`The channel does not answer as it should. It is tried every minute; see its status page.`,
};

const READING_WORDS: Readonly<Partial<Record<ChannelTrouble, string>>> = {
  KEY_REFUSED: t`The channel refuses the API key. Enter the present key.`,
  TOO_MANY_REQUESTS: t`The channel wants fewer requests in a minute. Reading goes on by itself.`,
  UNEXPECTED: t`The channel lists a booking that is not as it documents. See the booking at the channel, enter it by hand, and tell the channel. All other bookings come.`,
};

/** Why bookings are not read, and what to do. */
export const readingTroubleInWords = (trouble: ChannelTrouble, since: string): string =>
  t`Bookings are not read since ${since}. ${READING_WORDS[trouble] ?? WORDS[trouble]}`;

/** What is wrong with a channel, what to do, and what the channel said. */
export const troubleInWords = (trouble: ChannelTrouble, detail: string | null): string =>
  detail === null ? WORDS[trouble] : t`${WORDS[trouble]} It said: ${detail}`;

/** What a channel that is on lacks, so that it sells nothing or without a price; null when it lacks nothing. */
export function missingInWords(
  { isActive, roomTypes, ratePlans }: ChannelOfListFragment,
  choices: Pick<ChannelsQuery['channelChoices'], 'roomTypes'>,
): string | null {
  if (!isActive) return null;
  if (roomTypes.length === 0)
    return t`No room type is mapped, so the channel is told nothing. Enter its ids of room types and rate plans below.`;
  const priced = new Set(ratePlans.map(({ roomTypeId }) => roomTypeId));
  const mapped = new Set(roomTypes.map(({ roomTypeId }) => roomTypeId));
  const names = choices.roomTypes
    .filter(({ id }) => mapped.has(id) && !priced.has(id))
    .map(({ name }) => name);
  return names.length === 0
    ? null
    : t`The channel is told no price of ${names.join(', ')}. Enter its ids of rate plans below.`;
}
