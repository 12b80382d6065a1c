/** Why a payment is refunded. */
export type RefundReason =
  'too late' | 'check-in over' | 'room gone' | 'paid twice' | 'rebooked' | 'wrong amount';
