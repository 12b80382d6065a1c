/** Why a payment is refunded. */
export type RefundReason =
  | 'too late'
  | 'check-in over'
  | 'room gone'
  | 'paid twice'
  | 'rebooked'
  | 'wrong amount'
  | 'paid after cancelling'
  /** The same, in mails that an earlier version has queued. */
  | 'cancelled'
  | 'change lapsed'
  | 'change paid twice';
