import type { AuditService } from '../../access/audit/audit.service';
import type { BoundsService } from '../../access/staff/bounds.service';
import type { StaffDirectory } from '../../access/staff/staff-directory';
import { CashLimits } from '../../desk/desk-payments/cash-limits';
import { ShiftRepository } from '../../desk/shifts/shift.repository';
import { FoliosRepository } from '../../bookings/folios/folios.repository';
import { DocumentRepository } from '../../invoices/documents/document.repository';
import type { BillingDetailsService } from '../../bookings/billing-details/billing-details.service';
import { CompanyRepository } from '../../invoices/companies/company.repository';
import { CompanyService } from '../../invoices/companies/company.service';
import { CompanyAccounts } from '../../invoices/receivables/company-accounts.service';
import { CompanyDebts } from '../../invoices/receivables/company-debts.service';
import { CompanyMails } from '../../invoices/receivables/company-mails.service';
import { Statements } from '../../invoices/receivables/statements.service';
import { CompanyPayments } from '../../invoices/receivables/company-payments.service';
import { ReceivableRepository } from '../../invoices/receivables/receivable.repository';
import { PaymentRepository } from '../../payments/core/payment.repository';
import { StaffMoney } from '../../payments/core/staff-money';
import type { bookingServices } from './booking-services';
import type { Platform } from './platform';

/** What companies owe: check-outs and invoices change it. */
export function companyAccounts({ database, clock }: Platform, rights: StaffDirectory): CompanyAccounts {
  return new CompanyAccounts({
    clock,
    companies: new CompanyRepository(database),
    receivables: new ReceivableRepository(database),
    staffMoney: new StaffMoney(),
    rights,
  });
}

/** Services of companies, of what they owe, and of what they pay. */
export function companyServices(
  { database, property, clock, settings }: Platform,
  { bookingRepository: bookings }: ReturnType<typeof bookingServices>,
  {
    accounts,
    billingDetails,
    audit,
    bounds,
    rights,
  }: {
    accounts: CompanyAccounts;
    billingDetails: BillingDetailsService;
    audit: AuditService;
    bounds: BoundsService;
    rights: StaffDirectory;
  },
) {
  const companies = new CompanyRepository(database);
  const receivables = new ReceivableRepository(database);
  const payments = new PaymentRepository(database);
  const statements = new Statements(receivables, property, settings.HOTEL_EMAIL);
  return {
    statements,
    companyMails: new CompanyMails({ database, clock, companies, receivables, statements, audit }),
    companies: new CompanyService({
      ...{ database, companies, bookings, billingDetails, property, rights, audit },
      accounts: receivables,
      folios: new FoliosRepository(database),
      documents: new DocumentRepository(database),
    }),
    companyPayments: new CompanyPayments({
      ...{ database, companies, receivables, bounds, audit },
      cashLimits: new CashLimits(property),
      drawers: new ShiftRepository(database),
    }),
    companyDebts: new CompanyDebts({ database, bookings, payments, accounts, bounds, audit }),
    receivables,
  };
}
