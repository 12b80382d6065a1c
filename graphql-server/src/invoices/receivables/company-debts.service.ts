import type { DataSource } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import type { BoundsService } from '../../access/staff/bounds.service';
import type { BookingRepository } from '../../bookings/core/booking.repository';
import type { PaymentRepository } from '../../payments/core/payment.repository';
import { inTransaction } from '../../platform/database/database';
import type { RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import type { CompanyAccounts } from './company-accounts.service';

type TakenBack = { kind: 'CompanyDebtTakenBack'; amountPaise: number } | RecordNotFoundOutcome;

interface CompanyDebtsNeeds {
  database: DataSource;
  bookings: BookingRepository;
  payments: Pick<PaymentRepository, 'lockKeptOf'>;
  accounts: Pick<CompanyAccounts, 'takeBack'>;
  bounds: Pick<BoundsService, 'note'>;
  audit: AuditService;
}

/** Takes bills off the accounts of companies when the guests pay after all. */
export class CompanyDebts {
  constructor(private readonly needs: CompanyDebtsNeeds) {}

  /**
   * Takes the bill of a booking off the account of its company, so that the guests owe it. After the guests have
   * left, the limits of a check-out with an open balance apply.
   */
  async takeBack(who: Staff, reference: string, because: { reason: string; at: Date }): Promise<TakenBack> {
    const found = await this.needs.bookings.findByReference(reference);
    if (!found) return { kind: 'RecordNotFound' };
    return inTransaction(this.needs.database, async (manager): Promise<TakenBack> => {
      const booking = await this.needs.bookings.lockById(manager, found.id);
      if (!booking) return { kind: 'RecordNotFound' };
      await this.needs.payments.lockKeptOf(manager, found.id);
      const amountPaise = await this.needs.accounts.takeBack(manager, who, found.id, because);
      if (amountPaise === 0) return { kind: 'CompanyDebtTakenBack', amountPaise };
      const isGone = !booking.stays.some(({ status }) => status === 'EXPECTED' || status === 'IN_HOUSE');
      if (isGone)
        await this.needs.bounds.note(manager, who, {
          kind: 'departure that owes',
          amountPaise,
          bookingId: booking.id,
        });
      const noted = { who, action: 'takeBackCompanyDebt', details: { reference, amountPaise } } as const;
      const change = { recordId: found.id, before: {}, after: { takenBackPaise: amountPaise } };
      await this.needs.audit.noteChange(manager, noted, change);
      return { kind: 'CompanyDebtTakenBack', amountPaise };
    });
  }
}
