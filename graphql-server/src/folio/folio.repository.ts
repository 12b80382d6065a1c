import type { EntityManager } from 'typeorm';
import type { ChargeLine } from '../rooms/quote';

/** The charges of one stay of a booking. */
export interface StayCharges {
  stayId: string;
  lines: readonly ChargeLine[];
}

const ADD_NIGHTS = `
  INSERT INTO folio_lines (booking_id, stay_id, kind, night, rate_source, rate_cents, value_paise, discount_paise,
    tax_percent, cgst_paise, sgst_paise, sac)
  SELECT $1, "stayId", 'ROOM_NIGHT', night, "rateSource", "rateCents", "valuePaise", "discountPaise", "taxPercent",
    "cgstPaise", "sgstPaise", sac
  FROM jsonb_to_recordset($2) AS line("stayId" uuid, night date, "rateSource" text, "rateCents" bigint,
    "valuePaise" bigint, "discountPaise" bigint, "taxPercent" integer, "cgstPaise" bigint, "sgstPaise" bigint, sac text)`;

/** The charges of bookings. Lines are added, never changed. */
export class FolioRepository {
  /** Writes one line for each night of each stay. */
  async addNights(manager: EntityManager, bookingId: string, stays: readonly StayCharges[]): Promise<void> {
    const lines = stays.flatMap(({ stayId, lines: nights }) => nights.map((line) => ({ stayId, ...line })));
    await manager.query(ADD_NIGHTS, [bookingId, JSON.stringify(lines)]);
  }
}
