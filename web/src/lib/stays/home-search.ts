import type { ChosenRoom } from './room-type-name';
import type { SearchedStay } from './stay-address';

/** What the guest has chosen in the search of the home page; null before the guest has chosen anything. */
let chosen: { stay: SearchedStay; forForm: (stay: SearchedStay) => ChosenRoom } | null = null;

/**
 * Remembers the guest's choice in the search next to 'Book Your Stay'. The button opens the booking form with this
 * choice.
 */
export const homeSearch = {
  /** `forForm` says what the booking form needs of it; the search brings it, because the first load has no place for it. */
  keep: (stay: SearchedStay, forForm: (stay: SearchedStay) => ChosenRoom) => {
    chosen = { stay, forForm };
  },
  /** The search to show when the guest comes back to the page; null before the guest has chosen anything. */
  shown: (): SearchedStay | null => chosen?.stay ?? null,
  /** For the booking form; undefined when its own values stand. */
  forForm: (): ChosenRoom | undefined => chosen?.forForm(chosen.stay),
};
