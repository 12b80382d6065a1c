import type { ChargeLine } from '../../selling/quotes/quote';
import { grossOf, isInFolio, type BookedLine } from '../core/booking-record';
import type { FurtherCharge, StayCharges } from '../folio/folio.repository';
import type { FolioLineKind } from '../folio/folio-line.entity';
import type { Folio } from './folio.entity';

/** What decides into which folio a line is written: the further folios in their order, and the lines of the booking. */
export interface SharedBill {
  folios: readonly Pick<Folio, 'id' | 'takes' | 'closedAt'>[];
  lines: readonly BookedLine[];
}

/** Lines that are reversed, and nights, extras and charges that replace them. */
export interface LinesToWrite {
  /** The ids of the lines. */
  reverses: readonly number[];
  added: readonly StayCharges[];
  charges: readonly FurtherCharge[];
}

const takingFolio = ({ folios }: SharedBill, kind: FolioLineKind): string | null =>
  folios.find(({ closedAt, takes }) => closedAt === null && takes.includes(kind))?.id ?? null;

const isOpen = ({ folios }: SharedBill, folioId: string | null): boolean =>
  folioId === null || folios.some(({ id, closedAt }) => id === folioId && closedAt === null);

/** The folio of a night or an extra that is written now, as the repository of folio lines decides; null is the first one. */
function folioOfSold(bill: SharedBill, stayId: string, { night, extra = null }: ChargeLine): string | null {
  const kind = extra ? 'EXTRA' : 'ROOM_NIGHT';
  const isSame = (line: BookedLine): boolean =>
    line.stayId === stayId &&
    line.kind === kind &&
    line.night === night &&
    (line.extra?.code ?? null) === (extra?.code ?? null);
  const earlier = bill.lines.findLast(isSame);
  if (earlier && isOpen(bill, earlier.folioId ?? null)) return earlier.folioId ?? null;
  return takingFolio(bill, kind);
}

const FOR_NIGHTS: ReadonlySet<FolioLineKind> = new Set([
  'CHANGE',
  'EARLY_DEPARTURE',
  'CANCELLATION',
  'NO_SHOW',
]);

/** The folio of a charge that is written now, as the repository of folio lines decides; null is the first one. */
function folioOfCharge(bill: SharedBill, { kind, stayId, folioId = null }: FurtherCharge): string | null {
  const named = folioId ?? takingFolio(bill, kind);
  if (named !== null || !FOR_NIGHTS.has(kind)) return named;
  const night = bill.lines.findLast(
    (line) =>
      line.stayId === stayId &&
      line.reverses === null &&
      (line.kind === 'ROOM_NIGHT' || line.kind === 'LEGACY'),
  );
  return night && isOpen(bill, night.folioId ?? null) ? (night.folioId ?? null) : null;
}

/** These lines, and all parts of the nights that were split among them: a night is reversed as a whole. */
function withAllParts(lines: readonly BookedLine[], ids: readonly number[]): BookedLine[] {
  const reversed = new Set(lines.flatMap(({ reverses }) => reverses ?? []));
  const named = new Set(ids);
  const split = new Set(
    lines.flatMap(({ id, kind, splitOf }) =>
      id !== null && named.has(id) && kind === 'ROOM_NIGHT' ? (splitOf ?? []) : [],
    ),
  );
  return lines.filter(
    ({ id, reverses, splitOf }) =>
      id !== null &&
      (named.has(id) || (reverses === null && !reversed.has(id) && splitOf && split.has(splitOf))),
  );
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** How much more the folio costs once these lines are written, in paise with tax; below 0 when it costs less. */
export function differenceInFolio(bill: SharedBill, toWrite: LinesToWrite, folioId: string | null): number {
  const gone = withAllParts(bill.lines, toWrite.reverses).filter((line) => isInFolio(line, folioId));
  const sold = toWrite.added.flatMap(({ stayId, lines }) =>
    lines.filter((line) => folioOfSold(bill, stayId, line) === folioId),
  );
  const charged = toWrite.charges.filter((charge) => folioOfCharge(bill, charge) === folioId);
  return sumOf([...sold, ...charged].map(grossOf)) - sumOf(gone.map(grossOf));
}
