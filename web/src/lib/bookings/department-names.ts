import type { Department } from '../../generated/graphql';
import { t } from '../texts/texts';

/** The departments of the hotel that post charges. */
export const DEPARTMENT_NAMES: Readonly<Record<Department, string>> = {
  RESTAURANT: t`Restaurant`,
  MINIBAR: t`Minibar`,
  LAUNDRY: t`Laundry`,
  TRANSFER: t`Transfer`,
  ROOM: t`Room`,
  OTHER: t`Other`,
};

/** The departments of a charge in words: a part of the room’s price comes from the catalogue. */
export const DEPARTMENTS_IN_WORDS = (Object.keys(DEPARTMENT_NAMES) as Department[]).filter(
  (department) => department !== 'ROOM',
);
