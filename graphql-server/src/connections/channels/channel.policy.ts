import { z } from 'zod';
import { fieldFault, type FieldFaultParts } from '../../platform/refusals/sentence';
import { line } from '../../platform/text/form-rules';
import { fault } from '../../platform/text/input-faults';
import type { ListedChannel } from './channel.repository';

/** The most characters of each text, the most rate plans of a channel, and the bounds of a markup in hundredths of a percent. */
export const CHANNEL_LIMITS = {
  name: 60,
  id: 100,
  key: 200,
  seller: 100,
  portals: 100,
  ratePlans: 200,
  leastMarkup: -5000,
  mostMarkup: 20_000,
} as const;

// Dots alone would be a path to another address.
const IDS = /^(?!\.+$)[\w.:-]{1,100}$/;
const id = z.string().trim().regex(IDS, fault('CHANNEL_ID_INVALID'));
const KEYS = /^[\x21-\x7e]{8,200}$/;

/** The rules of the form for a channel. Without a key, the stored key stays. */
export const channelRules = z.object({
  name: line('name', 'keyName', CHANNEL_LIMITS.name),
  propertyId: id,
  apiKey: z.string().trim().regex(KEYS, fault('CHANNEL_KEY_INVALID')).nullish(),
});

/** What a channel knows, as the desk enters it. */
export type ChannelMapping = Pick<ListedChannel, 'roomTypes' | 'ratePlans'>;

const trimmed = ({ roomTypes, ratePlans }: ChannelMapping): ChannelMapping => ({
  roomTypes: roomTypes.map((one) => ({ ...one, externalId: one.externalId.trim() })),
  ratePlans: ratePlans.map((one) => ({ ...one, externalId: one.externalId.trim() })),
});

/** Which portals of the desk a channel's names mean, as the desk enters it. */
export interface ChannelPortals extends Pick<ListedChannel, 'portals'> {
  /** The portal of all other names; null when a booking of another name waits. */
  otherPortalId: number | null;
}

const hasTwo = (values: readonly (string | number)[]): boolean => new Set(values).size < values.length;

/** The portals with their names as they are compared, and their faults. */
export function checkedPortals(
  input: ChannelPortals,
  known: ReadonlySet<number>,
): { mapping: ChannelPortals; faults: FieldFaultParts[] } {
  const { otherPortalId } = input;
  const portals = input.portals.map(({ seller, portalId }) => ({
    seller: seller.trim().toLowerCase(),
    portalId,
  }));
  const faults: FieldFaultParts[] = [];
  const names = portals.map(({ seller }) => seller);
  const areNames = names.every((name) => name.length >= 1 && name.length <= CHANNEL_LIMITS.seller);
  if (!areNames || hasTwo(names) || names.length > CHANNEL_LIMITS.portals)
    faults.push(fieldFault('portals', 'CHANNEL_SELLER_INVALID'));
  else if (!portals.every(({ portalId }) => known.has(portalId)))
    faults.push(fieldFault('portals', 'PORTAL_UNKNOWN'));
  if (otherPortalId !== null && !known.has(otherPortalId))
    faults.push(fieldFault('otherPortalId', 'PORTAL_UNKNOWN'));
  return { mapping: { portals, otherPortalId }, faults };
}

/** The mapping without spaces around its ids, and its faults. */
export function checkedMapping(
  input: ChannelMapping,
  known: { roomTypes: ReadonlySet<number>; ratePlans: ReadonlySet<number> },
): { mapping: ChannelMapping; faults: FieldFaultParts[] } {
  const mapping = trimmed(input);
  const { roomTypes, ratePlans } = mapping;
  const faults: FieldFaultParts[] = [];
  const ids = (entries: readonly { externalId: string }[]) => entries.map(({ externalId }) => externalId);
  const mapped = new Set(roomTypes.map(({ roomTypeId }) => roomTypeId));
  if (!ids(roomTypes).every((one) => IDS.test(one)))
    faults.push(fieldFault('roomTypes', 'CHANNEL_ID_INVALID'));
  else if (hasTwo(ids(roomTypes)) || mapped.size < roomTypes.length)
    faults.push(fieldFault('roomTypes', 'CHANNEL_ID_TWICE'));
  else if (![...mapped].every((one) => known.roomTypes.has(one)))
    faults.push(fieldFault('roomTypes', 'CHANNEL_MAPPING_UNKNOWN'));
  if (!ids(ratePlans).every((one) => IDS.test(one)))
    faults.push(fieldFault('ratePlans', 'CHANNEL_ID_INVALID'));
  else if (hasTwo(ids(ratePlans))) faults.push(fieldFault('ratePlans', 'CHANNEL_ID_TWICE'));
  else if (!ratePlans.every((one) => mapped.has(one.roomTypeId) && known.ratePlans.has(one.ratePlanId)))
    faults.push(fieldFault('ratePlans', 'CHANNEL_MAPPING_UNKNOWN'));
  const { leastMarkup, mostMarkup } = CHANNEL_LIMITS;
  const areFair = ratePlans.every(
    ({ markupBasisPoints: markup }) => markup >= leastMarkup && markup <= mostMarkup,
  );
  if (!areFair) faults.push(fieldFault('ratePlans', 'CHANNEL_MARKUP_OUT_OF_RANGE'));
  return { mapping, faults };
}
