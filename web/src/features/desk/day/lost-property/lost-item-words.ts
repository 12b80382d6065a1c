import type { LostItemState } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';

export const STATES: readonly LostItemState[] = ['KEPT', 'GIVEN_BACK', 'DISPOSED'];

export const ITEM_STATES: Readonly<Record<LostItemState, string>> = {
  KEPT: t`kept at the hotel`,
  GIVEN_BACK: t`given back`,
  DISPOSED: t`disposed of`,
};

/** The buttons: what becomes of an item. */
export const ITEM_ACTIONS: Readonly<Record<LostItemState, string>> = {
  KEPT: t`It is here again…`,
  GIVEN_BACK: t`Give back…`,
  DISPOSED: t`Dispose of…`,
};

/** 'Room 204, behind the bed' */
export function placeInWords({ roomNumber, place }: { roomNumber: string | null; place: string | null }) {
  return [roomNumber === null ? null : t`Room ${roomNumber}`, place].filter(Boolean).join(', ');
}
