import type { TaxDocumentKind } from '../../generated/graphql';
import { t } from '../texts/texts';

/** The names of the kinds of tax documents. */
export const DOCUMENT_LABELS: Readonly<Record<TaxDocumentKind, string>> = {
  INVOICE: t`Tax invoice`,
  RECEIPT_VOUCHER: t`Receipt voucher`,
  REFUND_VOUCHER: t`Refund voucher`,
  CREDIT_NOTE: t`Credit note`,
};
