/** Something that must always be true of bookings and money. Each row that its statement selects is a breach. */
export interface Invariant {
  name: string;
  /** Set where the hotel may have intended it: it is listed as a notice, not as a breach. */
  isNotice?: true;
  /** What an operator should do about a breach. */
  advice: string;
  /** SQL that selects `subject` (a reference, a payment or a night) and `detail` for each breach. */
  breaches: string;
}
