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
  /** The GSTIN or UIN of a business or an office; null for any other guest. */
  gstin: string | null;
  /** The country of a company abroad, in words; null for any other guest. */
  country?: string | null;
  /** The company's number there. */
  companyNumber?: string | null;
}

/** Whether the invoice goes to somebody with a registration: a business, an office or a company abroad. */
export const isBusiness = ({
  gstin,
  companyNumber,
}: {
  gstin: string | null;
  companyNumber?: string | null | undefined;
}): boolean => gstin !== null || Boolean(companyNumber);

const DETAILS = `name, address, pin_code AS "pinCode", state_code AS "stateCode", gstin, country,
  company_number AS "companyNumber"`;

// The details of a company are read as they are now: a registration that changed counts until the invoice is issued.
const FIND = `
  SELECT ${DETAILS} FROM billing_details WHERE booking_id = $1 AND company_id IS NULL
  UNION ALL
  SELECT ${DETAILS} FROM companies
  WHERE id = (SELECT company_id FROM billing_details WHERE booking_id = $1)`;

const OF_COMPANY = `SELECT ${DETAILS} FROM companies WHERE id = $1`;

const COMPANY_OF = `
  SELECT company.id, company.name FROM billing_details details JOIN companies company ON company.id = details.company_id
  WHERE details.booking_id = $1`;

const COMPANIES_OF = `
  SELECT DISTINCT company.name FROM companies company
  WHERE company.id IN (SELECT company_id FROM billing_details WHERE booking_id = $1
    UNION ALL SELECT company_id FROM folios WHERE booking_id = $1) ORDER BY company.name`;

const SET_COMPANY =
  'UPDATE billing_details SET company_id = $2, updated_at = hotel_now() WHERE booking_id = $1';

const SET = `
  INSERT INTO billing_details (booking_id, name, address, pin_code, state_code, gstin, country, company_number)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
  ON CONFLICT (booking_id) DO UPDATE SET name = EXCLUDED.name, address = EXCLUDED.address,
    pin_code = EXCLUDED.pin_code, state_code = EXCLUDED.state_code, gstin = EXCLUDED.gstin, country = EXCLUDED.country,
    company_number = EXCLUDED.company_number, updated_at = hotel_now()`;

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
    return detailsOf(rows[0]);
  }

  /** The details of a company as they are now; null for an unknown company. */
  async ofCompany(companyId: string, manager: EntityManager): Promise<BillingDetails | null> {
    const rows: Row[] = await manager.query(OF_COMPANY, [companyId]);
    return detailsOf(rows[0]);
  }

  /** The company that pays for the booking; null when no company pays. */
  async companyOf(
    bookingId: string,
    manager: EntityManager = this.database.manager,
  ): Promise<{ id: string; name: string } | null> {
    const rows: { id: string; name: string }[] = await manager.query(COMPANY_OF, [bookingId]);
    return rows[0] ?? null;
  }

  /** The names of the companies that pay folios of the booking. */
  async companiesOf(bookingId: string): Promise<string[]> {
    const rows: { name: string }[] = await this.database.query(COMPANIES_OF, [bookingId]);
    return rows.map(({ name }) => name);
  }

  /** Notes which company pays. The booking must have details. */
  async setCompany(manager: EntityManager, bookingId: string, companyId: string | null): Promise<void> {
    await manager.query(SET_COMPANY, [bookingId, companyId]);
  }

  /** Stores the details in place of earlier ones. */
  async set(manager: EntityManager, bookingId: string, details: BillingDetails): Promise<void> {
    const { name, address, pinCode, state, gstin, country, companyNumber } = details;
    await manager.query(SET, [
      bookingId,
      name,
      address,
      pinCode,
      state.code,
      gstin,
      country ?? null,
      companyNumber ?? null,
    ]);
  }
}

function detailsOf(row: Row | undefined): BillingDetails | null {
  const state = row && gstStateOf(row.stateCode);
  if (!row || !state) return null;
  const { stateCode: _code, ...details } = row;
  return { ...details, state };
}
