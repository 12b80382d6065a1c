import type { EntityManager } from 'typeorm';
import type { BillingDetails, BillingDetailsRepository } from '../billing-details/billing-details.repository';
import type { FoliosRepository } from './folios.repository';

/** To whom the documents of a folio are made out. */
export type FolioRecipient = Omit<BillingDetails, 'address' | 'state'> & {
  address: BillingDetails['address'] | null;
  state: BillingDetails['state'] | null;
};

/** The payers of folios: the billing details of the booking pay its first folio. */
export class FolioRecipients {
  constructor(
    private readonly billingDetails: Pick<BillingDetailsRepository, 'find' | 'ofCompany'>,
    private readonly folios: Pick<FoliosRepository, 'find'>,
  ) {}

  /** Null for a guest who entered no details. `folioId` is null for the first folio. */
  async find(
    bookingId: string,
    folioId: string | null,
    manager: EntityManager,
  ): Promise<FolioRecipient | null> {
    if (folioId === null) return this.billingDetails.find(bookingId, manager);
    const folio = await this.folios.find(folioId, manager);
    if (!folio) return null;
    if (folio.companyId !== null) return this.billingDetails.ofCompany(folio.companyId, manager);
    return folio.payer ?? { name: folio.name, address: null, pinCode: null, state: null, gstin: null };
  }
}
