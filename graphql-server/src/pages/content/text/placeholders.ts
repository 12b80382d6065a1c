import type { PropertyDetails } from '../../../selling/property/property.service';

/** The names that texts may have in braces, such as `{hotel}`. The hotel's settings provide their values. */
export const PLACEHOLDERS = [
  'hotel',
  'town',
  'address',
  'phone',
  'email',
  'checkinTime',
  'checkoutTime',
  'cancellationTerms',
  'capacities',
  'holdMinutes',
  'messagesKeptMonths',
] as const;

type Placeholder = (typeof PLACEHOLDERS)[number];
export type PlaceholderValues = Readonly<Record<Placeholder, string>>;

const IN_BRACES = /\{(\w{1,40})\}/g;

const isPlaceholder = (name: string): name is Placeholder =>
  (PLACEHOLDERS as readonly string[]).includes(name);

/** The names in braces that are not placeholders. */
export function unknownPlaceholders(text: string): string[] {
  return [...text.matchAll(IN_BRACES)].flatMap(([, name = '']) => (isPlaceholder(name) ? [] : name));
}

/** The text with the values in place of the placeholders. */
export function filled(text: string, values: PlaceholderValues): string {
  return text.replace(IN_BRACES, (braces, name: string) => (isPlaceholder(name) ? values[name] : braces));
}

/** Values that do not come from the property. */
export interface OtherValues {
  /** The address for guests' mails when the property has no address of its own. */
  hotelEmail: string;
  holdMinutes: number;
  messagesKeptMonths: number;
}

/** '3 in a Double, 4 in a Deluxe (5 with an extra bed)' */
export function capacitiesOf(
  types: readonly { name: string; capacity: number; extraBeds: number }[],
): string {
  return types.map(({ name, ...beds }) => `${beds.capacity} in a ${name}${withExtraBeds(beds)}`).join(', ');
}

function withExtraBeds({ capacity, extraBeds }: { capacity: number; extraBeds: number }): string {
  if (extraBeds === 0) return '';
  return ` (${capacity + extraBeds} with ${extraBeds === 1 ? 'an extra bed' : 'extra beds'})`;
}

/** The values of this hotel. `capacities` may be empty when no text uses it. */
export function placeholderValues(
  { name, town, address, phone, email, checkinTime, checkoutTime, cancellationTerms }: PropertyDetails,
  { hotelEmail, holdMinutes, messagesKeptMonths }: OtherValues,
  capacities = '',
): PlaceholderValues {
  return {
    hotel: name,
    town,
    address,
    phone,
    checkinTime,
    checkoutTime,
    cancellationTerms,
    capacities,
    email: email ?? hotelEmail,
    holdMinutes: String(holdMinutes),
    messagesKeptMonths: String(messagesKeptMonths),
  };
}
