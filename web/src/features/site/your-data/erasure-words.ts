import type { ErasureWait } from '../../../generated/graphql';
import { t } from '../../../lib/texts/texts';

/** What an erasure waits for, in words for the guest. */
export const ERASURE_WAITS: Readonly<Record<ErasureWait, string>> = {
  STAY: t`a stay that has not begun or has not ended`,
  BALANCE: t`a balance that is still open`,
  REFUND: t`a refund that has not arrived`,
  DISPUTE: t`your bank’s decision about a payment`,
  DEPOSIT: t`a security deposit that we still have`,
  TASK: t`something that our staff still do for your booking`,
  DOCUMENT: t`an invoice that is being written`,
  SHARED_ADDRESS: t`our staff: several guests have this address, so we must find out which data are yours`,
};
