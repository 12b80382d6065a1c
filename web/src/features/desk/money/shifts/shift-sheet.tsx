import type { Shift_SheetFragment } from '../../../../generated/graphql';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { writeMoney } from '../../../../lib/money';
import { t } from '../../../../lib/texts/texts';
import { DetailsList } from '../../frame/layout/details-list';
import { piecesInWords } from './cash-pieces';
import { SOURCE_NAMES } from '../payment-sources/payment-sources';

/** The figures of a shift, as they are shown and printed on one page. */
export function ShiftSheet({ shift }: { shift: Shift_SheetFragment }) {
  const writeInstant = useWriteInstant();
  const { person, openedAt, float, takenOverFrom, takings, entries, expectedCash, closing } = shift;
  const paidOuts = entries.filter(({ move }) => move === 'PAID_OUT' || move === 'PUT_BACK');
  const rows: [string, string][] = [
    [t`Opened`, writeInstant(openedAt)],
    [t`Float`, takenOverFrom ? t`${writeMoney(float)} from ${takenOverFrom}` : writeMoney(float)],
    ...takings.map(({ source, isDeposit, net }): [string, string] => [
      isDeposit ? t`Security deposits: ${SOURCE_NAMES[source]}` : SOURCE_NAMES[source],
      writeMoney(net),
    ]),
    ...paidOuts.map(({ move, amount, reason }): [string, string] => [
      move === 'PAID_OUT' ? t`Paid out` : t`Put back`,
      `${writeMoney(amount)}, ${reason}`,
    ]),
    [t`Expected cash`, writeMoney(expectedCash)],
  ];
  if (closing)
    rows.push(
      [t`Counted`, writeMoney(closing.counted)],
      ...(closing.countedPieces.length > 0
        ? [[t`Notes and coins`, piecesInWords(closing.countedPieces)] satisfies [string, string]]
        : []),
      [t`Difference`, [writeMoney(closing.difference), closing.note].filter(Boolean).join(', ')],
      [t`In the safe`, writeMoney(closing.safe)],
      [t`Handed over`, [writeMoney(closing.left), closing.handedTo].filter(Boolean).join(', ')],
      [t`Closed`, `${writeInstant(closing.at)}, ${closing.by}`],
    );
  return <DetailsList title={t`Shift of ${person}`} rows={rows} />;
}
