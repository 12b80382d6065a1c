import type { ChosenRoom } from './room-type-name';
import type { SearchedStay } from './stay-address';

/** What the guest has chosen in the search of the home page; null before the guest has chosen anything. */
let chosen: SearchedStay | null = null;

/** Remembers what the guest chooses in the search beside 'Book Your Stay', which opens the booking form with it. */
export const homeSearch = {
  keep: (stay: SearchedStay) => {
    chosen = stay;
  },
  /** The search to show when the guest comes back to the page; null before the guest has chosen anything. */
  shown: (): SearchedStay | null => chosen,
  /** For the booking form; undefined when its own first values stand. */
  forForm: (): ChosenRoom | undefined => {
    if (!chosen) return undefined;
    const { checkin, checkout, guests, children, code, further = [] } = chosen;
    return { checkin, checkout, guests, children, code, further };
  },
};
