import type { DataSource, EntityManager } from 'typeorm';
import { gstStateOf, type GstState } from './gst-states';

/** To whom an invoice is made out. */
export interface BillingDetails {
  /** The name of the business, or of the guest. */
  name: string;
  /** The lines of the address. */
  address: string[];
  /** Six digits; null when none were entered. */
  pinCode: string | null;
  state: GstState;
  /** The GSTIN of a business; null for any other guest. */
  gstin: string | null;
}

const FIND = `
  SELECT name, address, pin_code AS "pinCode", state_code AS "stateCode", gstin FROM billing_details
  WHERE booking_id = $1`;

const SET = `
  INSERT INTO billing_details (booking_id, name, address, pin_code, state_code, gstin)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (booking_id) DO UPDATE SET name = EXCLUDED.name, address = EXCLUDED.address,
    pin_code = EXCLUDED.pin_code, state_code = EXCLUDED.state_code, gstin = EXCLUDED.gstin, updated_at = hotel_now()`;

interface Row extends Omit<BillingDetails, 'state'> {
  stateCode: string;
}

/** The recipients of bookings' invoices. */
export class BillingDetailsRepository {
  constructor(private readonly database: DataSource) {}

  /** Null when the guest entered nothing: the invoice is made out to the person who booked. */
  async find(
    bookingId: string,
    manager: EntityManager = this.database.manager,
  ): Promise<BillingDetails | null> {
    const rows: Row[] = await manager.query(FIND, [bookingId]);
    const [row] = rows;
    const state = row && gstStateOf(row.stateCode);
    if (!row || !state) return null;
    const { name, address, pinCode, gstin } = row;
    return { name, address, pinCode, state, gstin };
  }

  /** Stores the details in place of earlier ones. */
  async set(manager: EntityManager, bookingId: string, details: BillingDetails): Promise<void> {
    const { name, address, pinCode, state, gstin } = details;
    await manager.query(SET, [bookingId, name, address, pinCode, state.code, gstin]);
  }
}
