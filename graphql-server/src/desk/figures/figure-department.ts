import { registerEnumType } from 'type-graphql';
import type { FolioLineKind } from '../../bookings/folio/folio-line.entity';
import type { Department } from '../../selling/charge-items/department';

/** The parts of the hotel's revenue. Each charge belongs to one. */
export const FigureDepartment = {
  ROOMS: 'ROOMS',
  FOOD: 'FOOD',
  OTHER: 'OTHER',
  CANCELLATIONS: 'CANCELLATIONS',
  ADJUSTMENTS: 'ADJUSTMENTS',
} as const;
export type FigureDepartment = (typeof FigureDepartment)[keyof typeof FigureDepartment];

registerEnumType(FigureDepartment, {
  name: 'FigureDepartment',
  description: 'A part of the hotel’s revenue. Each charge belongs to one.',
  valuesConfig: {
    ROOMS: { description: 'Nights, and parts of the room’s price such as a late check-out.' },
    FOOD: { description: 'The restaurant and the minibar, and extras that are restaurant supplies.' },
    OTHER: { description: 'Laundry, transfers, other extras, and everything else that was sold.' },
    CANCELLATIONS: {
      description: 'Kept for nights that nobody stayed: cancellations, no-shows, changes, early departures.',
    },
    ADJUSTMENTS: { description: 'Rounding of cash, and amounts written off.' },
  },
});

const BY_KIND: Readonly<Record<FolioLineKind, FigureDepartment>> = {
  ROOM_NIGHT: 'ROOMS',
  LEGACY: 'ROOMS',
  EXTRA: 'OTHER',
  DEPOSIT_CHARGE: 'OTHER',
  POSTED_CHARGE: 'OTHER',
  CANCELLATION: 'CANCELLATIONS',
  NO_SHOW: 'CANCELLATIONS',
  CHANGE: 'CANCELLATIONS',
  EARLY_DEPARTURE: 'CANCELLATIONS',
  ROUND_OFF: 'ADJUSTMENTS',
  WRITE_OFF: 'ADJUSTMENTS',
};

const BY_DEPARTMENT: Readonly<Record<Department, FigureDepartment>> = {
  ROOM: 'ROOMS',
  RESTAURANT: 'FOOD',
  MINIBAR: 'FOOD',
  LAUNDRY: 'OTHER',
  TRANSFER: 'OTHER',
  OTHER: 'OTHER',
};

/** The kind of a charge, with the department that sold it; null for nights, and for charges that are not sales. */
export interface SoldBy {
  kind: FolioLineKind;
  department: Department | null;
}

export function departmentOf({ kind, department }: SoldBy): FigureDepartment {
  return department === null ? BY_KIND[kind] : BY_DEPARTMENT[department];
}
