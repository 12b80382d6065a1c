/** Why money that came could not be kept. */
export type RefundReason =
  'too late' | 'check-in over' | 'room gone' | 'paid twice' | 'rebooked' | 'wrong amount';
