import { TextField } from '../../../../components/form/field';
import { CASH_PIECES } from '../../../../generated/desk-rules';
import type { CashPiecesInput, Shift_SheetFragment } from '../../../../generated/graphql';
import { wholeNumber } from '../../../../lib/form-values';
import { writeMoney } from '../../../../lib/money';
import { t } from '../../../../lib/texts/texts';

type Counted = NonNullable<Shift_SheetFragment['closing']>['countedPieces'];
type Piece = Pick<CashPiecesInput, 'kind' | 'value'>;

const PAISE = 100;

/** The name of a piece's field, such as 'NOTE 50000'. */
const nameOf = ({ kind, value }: Piece): string => `${kind} ${value}`;

/** The initial texts, by the names of the fields. */
export const NO_PIECES: Readonly<Record<string, string>> = Object.fromEntries(
  CASH_PIECES.map((piece) => [nameOf(piece), '']),
);

/** The faults of the typed texts, by the names of the fields. */
export function faultsOfPieces(typed: Readonly<Record<string, string>>): Record<string, string> {
  const names = Object.keys(NO_PIECES);
  const isFault = (text: string) => text.trim() !== '' && (wholeNumber(text) ?? -1) < 0;
  return Object.fromEntries(
    names.filter((name) => isFault(typed[name] ?? '')).map((name) => [name, t`Type a whole number.`]),
  );
}

/** Whether a number of notes or coins was typed. */
export const hasPieces = (typed: Readonly<Record<string, string>>): boolean =>
  Object.keys(NO_PIECES).some((name) => (typed[name] ?? '').trim() !== '');

/** The pieces that were typed, without texts that {@link faultsOfPieces} names. */
export function piecesOf(typed: Readonly<Record<string, string>>): CashPiecesInput[] {
  return CASH_PIECES.map(({ kind, value }) => ({
    kind,
    value,
    pieces: wholeNumber(typed[nameOf({ kind, value })] ?? '') ?? 0,
  })).filter(({ pieces }) => pieces > 0);
}

/** The value of the pieces, in paise. */
export const sumOfPieces = (pieces: readonly CashPiecesInput[]): number =>
  pieces.reduce((sum, { value, pieces: count }) => sum + value * count, 0);

function labelOf({ kind, value }: Piece): string {
  const rupees = String(value / PAISE);
  return kind === 'NOTE' ? t`₹${rupees} notes` : t`₹${rupees} coins`;
}

/** '2 × ₹500 notes, 4 × ₹5 coins' */
export const piecesInWords = (pieces: Counted): string =>
  pieces
    .map(({ kind, value, pieces: count }) => `${count} × ${labelOf({ kind, value: value.amount })}`)
    .join(', ');

interface CashPiecesFieldsProps {
  typed: Readonly<Record<string, string>>;
  error: string | undefined;
  onEdit: (changes: Record<string, string>) => void;
}

/** Counts a drawer note by note. The sum is shown while somebody types. */
export function CashPiecesFields({ typed, error, onEdit }: CashPiecesFieldsProps) {
  const pieces = piecesOf(typed);
  const faults = faultsOfPieces(typed);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{t`Notes and coins`}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {CASH_PIECES.map((piece) => (
          <TextField
            key={nameOf(piece)}
            label={labelOf(piece)}
            unmarked
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            value={typed[nameOf(piece)] ?? ''}
            error={faults[nameOf(piece)]}
            onChange={({ target }) => onEdit({ [nameOf(piece)]: target.value })}
          />
        ))}
      </div>
      <p role="status" className="tabular font-semibold">
        {t`Sum: ${writeMoney({ amount: sumOfPieces(pieces), currency: 'INR' })}`}
      </p>
      <div role="alert">{error ? <p className="text-sm font-medium text-bad">{error}</p> : null}</div>
    </fieldset>
  );
}
