import { portalNumberKey } from './portal.policy';

/** A line of the portal's statement, in paise. */
export interface StatementLine {
  /** The booking's number at the portal. */
  number: string;
  amountPaise: number;
  /** The commission before GST; null when the statement does not name it. */
  commissionPaise: number | null;
}

/** The meaning of the amounts of a statement: the money that guests paid, or the money that the portal pays out. */
export type StatementAmount = 'COLLECTED' | 'OWED';

/** A stay as the hotel has it, in paise. */
export interface StayToCompare {
  reference: string;
  numberKey: string | null;
  collectedPaise: number;
  commissionPaise: number;
  owedPaise: number;
}

/** A stay whose figures differ from the statement. Differences are the portal's figure less the hotel's, in paise. */
interface DifferingStay<Stay> {
  stay: Stay;
  line: StatementLine;
  amountDifferencePaise: number;
  commissionDifferencePaise: number;
}

export interface StatementComparison<Stay> {
  matched: Stay[];
  differing: DifferingStay<Stay>[];
  /** Lines whose number no booking of the portal has. */
  missingHere: StatementLine[];
  /** Stays of the month that the statement does not name. */
  missingThere: Stay[];
}

/** Lines with one number are one stay: a portal may list a correction apart. */
function sumByNumber(lines: readonly StatementLine[]): Map<string, StatementLine> {
  const sums = new Map<string, StatementLine>();
  for (const line of lines) {
    const key = portalNumberKey(line.number);
    const before = sums.get(key);
    const commissions = [before?.commissionPaise ?? null, line.commissionPaise].filter(
      (paise) => paise !== null,
    );
    sums.set(key, {
      number: before?.number ?? line.number,
      amountPaise: (before?.amountPaise ?? 0) + line.amountPaise,
      commissionPaise: commissions.length > 0 ? commissions.reduce((sum, paise) => sum + paise, 0) : null,
    });
  }
  return sums;
}

/**
 * Compares a portal's statement with the stays of the month. `known` has the stays of all months whose numbers the
 * statement names, because portals count months by other days.
 */
export function compareStatement<Stay extends StayToCompare>(
  lines: readonly StatementLine[],
  { ofMonth, known }: { ofMonth: readonly Stay[]; known: readonly Stay[] },
  amountIs: StatementAmount,
): StatementComparison<Stay> {
  const stays = new Map(
    known.flatMap((stay) => (stay.numberKey === null ? [] : [[stay.numberKey, stay] as const])),
  );
  const named = sumByNumber(lines);
  const compared: StatementComparison<Stay> = {
    matched: [],
    differing: [],
    missingHere: [],
    missingThere: ofMonth.filter(({ numberKey }) => numberKey === null || !named.has(numberKey)),
  };
  for (const [key, line] of named) {
    const stay = stays.get(key);
    if (!stay) {
      compared.missingHere.push(line);
      continue;
    }
    const ours = amountIs === 'COLLECTED' ? stay.collectedPaise : stay.owedPaise;
    const amountDifferencePaise = line.amountPaise - ours;
    const commissionDifferencePaise =
      line.commissionPaise === null ? 0 : line.commissionPaise - stay.commissionPaise;
    if (amountDifferencePaise === 0 && commissionDifferencePaise === 0) compared.matched.push(stay);
    else compared.differing.push({ stay, line, amountDifferencePaise, commissionDifferencePaise });
  }
  return compared;
}
