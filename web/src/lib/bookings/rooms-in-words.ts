import { t } from '../texts/texts';

/** A room as a list names it. */
interface NamedRoom {
  roomTitle: string;
  /** Null while none is kept. */
  roomNumber: string | null;
}

/** The rooms of a booking by their types: 'Single, 101, 102; Suite, 401'. A type without numbers is counted: '2 × Single'. */
export function roomsInWords(rooms: readonly NamedRoom[]): string {
  const titles = [...new Set(rooms.map(({ roomTitle }) => roomTitle))];
  return titles
    .map((title) => {
      const ofType = rooms.filter(({ roomTitle }) => roomTitle === title);
      const numbers = ofType.flatMap(({ roomNumber }) => roomNumber ?? []);
      if (numbers.length > 0) return [title, ...numbers].join(', ');
      return ofType.length > 1 ? t`${ofType.length} × ${title}` : title;
    })
    .join('; ');
}
