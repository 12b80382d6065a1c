import type { DataSource } from 'typeorm';
import type { AuditService } from '../../access/audit/audit.service';
import type { BoundsService } from '../../access/staff/bounds.service';
import type { BillingDetailsRepository } from '../../bookings/billing-details/billing-details.repository';
import type { MoneyBack } from '../../bookings/cancellations/money-back';
import type { BookingRepository } from '../../bookings/core/booking.repository';
import type { FolioRepository } from '../../bookings/folio/folio.repository';
import { FolioService } from '../../bookings/folios/folio.service';
import { FolioLines } from '../../bookings/folios/folio-lines.service';
import { FolioRecords } from '../../bookings/folios/folio-records';
import { FolioWork } from '../../bookings/folios/folio-work';
import { FoliosRepository } from '../../bookings/folios/folios.repository';
import { PostedChargeRepository } from '../../bookings/posted-charges/posted-charge.repository';
import { DocumentRepository } from '../../invoices/documents/document.repository';
import type { PaymentRepository } from '../../payments/core/payment.repository';

interface FolioServicesNeeds {
  database: DataSource;
  bookings: BookingRepository;
  folio: FolioRepository;
  payments: PaymentRepository;
  moneyBack: MoneyBack;
  billingDetails: BillingDetailsRepository;
  audit: AuditService;
  bounds: BoundsService;
}

/** The folios of bookings: reading them, moving their lines, and their payers. */
export function folioServices(needs: FolioServicesNeeds) {
  const { database } = needs;
  const folios = new FoliosRepository(database);
  const documents = new DocumentRepository(database);
  const folioRecords = new FolioRecords({ ...needs, folios, documents });
  const work = new FolioWork({ ...needs, folios, documents, records: folioRecords });
  const charges = new PostedChargeRepository(database);
  const folioLines = new FolioLines(work, { ...needs, folios, charges, documents });
  return {
    folioRecords,
    folioLines,
    folios: new FolioService(work, folioLines, { ...needs, folios, documents }),
  };
}
