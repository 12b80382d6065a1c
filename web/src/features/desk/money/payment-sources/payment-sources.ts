import type { PaymentSource, StaffSource } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';

/** The desk's names of the payment methods. */
export const SOURCE_NAMES: Readonly<Record<PaymentSource, string>> = {
  CASH: t`Cash`,
  CARD_MACHINE: t`Card machine`,
  UPI: t`UPI`,
  BANK_TRANSFER: t`Bank transfer`,
  PORTAL: t`Portal`,
  GATEWAY: t`Online`,
  SECURITY_DEPOSIT: t`Security deposit`,
  COMPANY: t`Account of the company`,
};

/** The methods of the form, the most frequent first. */
export const STAFF_SOURCES: readonly StaffSource[] = [
  'CASH',
  'CARD_MACHINE',
  'UPI',
  'BANK_TRANSFER',
  'PORTAL',
];
