/** Something that must always be true of bookings and money. Each row that its statement selects is a breach. */
export interface Invariant {
  name: string;
  /** Set where the hotel may have meant it so: it is listed, but is no breach. */
  isNotice?: true;
  /** What an operator does about it. */
  advice: string;
  /** Selects `subject` (a reference, a payment or a night) and `detail` for each breach. */
  breaches: string;
}
