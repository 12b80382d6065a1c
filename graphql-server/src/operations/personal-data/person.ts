import type { EntityManager } from 'typeorm';

/** Whose data: bookings by id, addresses in lower case, and accounts at the identity provider. */
export interface Person {
  bookings: readonly string[];
  addresses: readonly string[];
  accounts: readonly string[];
  /** Records of guests without a booking; left out when there are none. */
  records?: readonly string[];
  /** Whether several people share the address, so that records with it may be of others. */
  isShared?: boolean;
  /** Rows of an address that were written after this time do not count. Without a time, all rows count. */
  until?: Date;
}

/** The parameters of the conditions of `DeclaredTable.rows`, with their types. */
const TYPES = {
  bookings: 'uuid[]',
  addresses: 'text[]',
  accounts: 'text[]',
  /** Ids of the bookings and of everything that belongs to them. */
  subjects: 'uuid[]',
  /** Records of guests whose other bookings are all erased. */
  guests: 'uuid[]',
  /** Texts that name the person in the audit log and in jobs, in lower case. */
  words: 'text[]',
  /** The gateway's ids of orders and payments. */
  gatewayIds: 'text[]',
  until: 'timestamptz',
} as const;

type ParameterName = keyof typeof TYPES;

export interface PersonParameters extends Readonly<
  Record<Exclude<ParameterName, 'until'>, readonly string[]>
> {
  until: Date | 'infinity';
}

const SUBJECTS = `
  SELECT id FROM bookings WHERE id = ANY($1::uuid[])
  UNION SELECT id FROM stays WHERE booking_id = ANY($1)
  UNION SELECT id FROM payments WHERE booking_id = ANY($1) OR deposit_booking_id = ANY($1)
  UNION SELECT refund.id FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id
    WHERE payment.booking_id = ANY($1) OR payment.deposit_booking_id = ANY($1)
  UNION SELECT id FROM booking_changes WHERE booking_id = ANY($1)
  UNION SELECT id FROM cancellations WHERE booking_id = ANY($1)
  UNION SELECT id FROM booking_corrections WHERE booking_id = ANY($1)
  UNION SELECT id FROM payment_requests WHERE booking_id = ANY($1)
  UNION SELECT id FROM folios WHERE booking_id = ANY($1)
  UNION SELECT id FROM tasks WHERE booking_id = ANY($1)
  UNION SELECT id FROM contact_messages WHERE lower(email) = ANY($2::text[]) AND created_at <= $3::timestamptz
  UNION SELECT id FROM feedback WHERE lower(guest_email) = ANY($2) AND created_at <= $3
  UNION SELECT id FROM subscribers WHERE email_key = ANY($2) AND consent_at <= $3`;

// A record stays when it also has the booking of a person who is not erased, such as the record of an agent.
const GUESTS = `
  WITH meant AS (
    SELECT record.root_id FROM guest_bookings put JOIN guests record ON record.id = put.guest_id
      WHERE put.booking_id = ANY($1::uuid[])
    UNION SELECT root_id FROM guests WHERE made_at <= $3::timestamptz
      AND EXISTS (SELECT 1 FROM unnest(emails) email WHERE lower(email) = ANY($2::text[])))
  SELECT guest.id FROM guests guest JOIN meant ON meant.root_id = guest.root_id
  WHERE NOT EXISTS (
    SELECT 1 FROM guests other JOIN guest_bookings put ON put.guest_id = other.id
    JOIN bookings booking ON booking.id = put.booking_id
    WHERE other.root_id = guest.root_id AND booking.guest_erased_at IS NULL AND booking.id <> ALL($1))`;

const REFERENCES = `
  SELECT lower(reference) AS word FROM bookings WHERE id = ANY($1::uuid[])
  UNION SELECT lower(email) FROM bookings WHERE id = ANY($1) AND email IS NOT NULL`;

const GATEWAY_IDS = `
  SELECT gateway_id AS id FROM orders WHERE booking_id = ANY($1::uuid[])
  UNION SELECT gateway_payment_id FROM payments
    WHERE (booking_id = ANY($1) OR deposit_booking_id = ANY($1)) AND gateway_payment_id IS NOT NULL`;

async function column<Name extends string>(
  manager: EntityManager,
  name: Name,
  sql: string,
  values: unknown[],
): Promise<string[]> {
  const rows: Record<Name, string>[] = await manager.query(sql, values);
  return rows.map((row) => row[name]);
}

/** Reads what the conditions need to find the rows of the person. */
export async function parametersOf(manager: EntityManager, person: Person): Promise<PersonParameters> {
  const { bookings, addresses, accounts } = person;
  const until = person.until ?? 'infinity';
  const ofAddress = person.isShared ? [] : addresses;
  const found = await column(manager, 'id', GUESTS, [bookings, ofAddress, until]);
  const guests = [...new Set([...found, ...(person.records ?? [])])];
  const belonging = await column(manager, 'id', SUBJECTS, [bookings, addresses, until]);
  const subjects = [...belonging, ...guests];
  const named = await column(manager, 'word', REFERENCES, [bookings]);
  const gatewayIds = await column(manager, 'id', GATEWAY_IDS, [bookings]);
  const words = [...new Set([...subjects, ...named, ...addresses])];
  return { bookings, addresses, accounts, guests, subjects, words, gatewayIds, until };
}

const PARAMETER = /(?<!:):([a-zA-Z]+)/g;

const isParameter = (name: string): name is ParameterName => Object.hasOwn(TYPES, name);

/** The statement with numbered parameters, and their values. */
export function bound(sql: string, parameters: PersonParameters): { sql: string; values: unknown[] } {
  const names: ParameterName[] = [];
  const numbered = sql.replace(PARAMETER, (_all, name: string) => {
    if (!isParameter(name)) throw new Error(`There is no parameter ${name} of a person.`);
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}::${TYPES[name]}`;
  });
  return { sql: numbered, values: names.map((name) => parameters[name]) };
}
