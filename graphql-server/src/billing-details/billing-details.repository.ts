import type { DataSource, EntityManager } from 'typeorm';
import { gstStateOf, type GstState } from './gst-states';

/** To whom an invoice is made out. */
export interface BillingDetails {
  /** The business, or the guest. */
  name: string;
  /** The lines of the address. */
  address: string[];
  state: GstState;
  /** Of a business; null for any other guest. */
  gstin: string | null;
}

const FIND =
  'SELECT name, address, state_code AS "stateCode", gstin FROM billing_details WHERE booking_id = $1';

const SET = `
  INSERT INTO billing_details (booking_id, name, address, state_code, gstin) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (booking_id) DO UPDATE SET name = EXCLUDED.name, address = EXCLUDED.address,
    state_code = EXCLUDED.state_code, gstin = EXCLUDED.gstin, updated_at = hotel_now()`;

/** To whom the invoices of bookings are made out. */
export class BillingDetailsRepository {
  constructor(private readonly database: DataSource) {}

  /** Null when the guest has said nothing: the invoice is made out to who booked. */
  async find(
    bookingId: string,
    manager: EntityManager = this.database.manager,
  ): Promise<BillingDetails | null> {
    const rows: { name: string; address: string[]; stateCode: string; gstin: string | null }[] =
      await manager.query(FIND, [bookingId]);
    const [row] = rows;
    const state = row && gstStateOf(row.stateCode);
    return row && state ? { name: row.name, address: row.address, state, gstin: row.gstin } : null;
  }

  /** Stores them in place of earlier ones. */
  async set(manager: EntityManager, bookingId: string, details: BillingDetails): Promise<void> {
    const { name, address, state, gstin } = details;
    await manager.query(SET, [bookingId, name, address, state.code, gstin]);
  }
}
