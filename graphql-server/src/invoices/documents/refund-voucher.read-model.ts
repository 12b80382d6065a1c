import type { EntityManager } from 'typeorm';

const EXIST = `
  SELECT 1 FROM refunds refund JOIN tax_documents document ON document.payment_id = refund.payment_id
  WHERE refund.id = ANY ($1::uuid[]) AND document.kind = 'REFUND_VOUCHER' LIMIT 1`;

/** Reads whether refund vouchers exist. */
export class RefundVoucherReadModel {
  /** True when a voucher says that money of one of these refunds' payments went back. */
  async exist(manager: EntityManager, refundIds: readonly string[]): Promise<boolean> {
    const rows: unknown[] = await manager.query(EXIST, [refundIds]);
    return rows.length > 0;
  }
}
