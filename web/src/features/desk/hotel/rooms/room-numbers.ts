import { ROOM_TYPE_LIMITS } from '../../../../generated/desk-rules';

// A floor or a house may stand before the digits: A101-A103.
const RANGE = /^(\D*)(\d+)\s*[-–—]\s*(\D*)(\d+)$/;

/**
 * The numbers of '101-103': from the first to the last, with as many digits as the first. Null for a text that is not
 * a range.
 */
function rangeOf(text: string): string[] | null {
  const [, prefix = '', first = '', otherPrefix = '', last = ''] = RANGE.exec(text) ?? [];
  const count = Number(last) - Number(first) + 1;
  const isRange = first !== '' && (otherPrefix === '' || otherPrefix === prefix) && count > 1;
  if (!isRange || count > ROOM_TYPE_LIMITS.roomsAtOnce) return null;
  return Array.from({ length: count }, (_one, step) => {
    return prefix + String(Number(first) + step).padStart(first.length, '0');
  });
}

/** The rooms that were typed: '101-103, 201' are 101, 102, 103 and 201. */
export function roomNumbersIn(typed: string): string[] {
  const parts = typed
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  return [...new Set(parts.flatMap((part) => rangeOf(part) ?? [part]))];
}
