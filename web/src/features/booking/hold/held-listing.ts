import type { ChosenListing } from '../../../lib/stays/room-type-name';

const KEY = 'saffron-court.held-listing';

interface HeldListing {
  token: string;
  listing: ChosenListing;
}

/**
 * The listing from which the newest hold was made. The booking stores the promised rooms but not the listing, so this
 * browser remembers it for the next time that the form opens.
 */
export const heldListing = {
  keep: (token: string, listing: ChosenListing | null): void => {
    try {
      if (listing) localStorage.setItem(KEY, JSON.stringify({ token, listing } satisfies HeldListing));
      else localStorage.removeItem(KEY);
    } catch {
      // Storage may be disabled. Then the form opens for any room of the type.
    }
  },
  of: (token: string): ChosenListing | null => {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as HeldListing | null;
      return kept?.token === token ? kept.listing : null;
    } catch {
      return null;
    }
  },
};
