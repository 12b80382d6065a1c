import { useState, type FormEvent } from 'react';
import { Button } from '../../../../components/form/button';
import { TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import { useRecordPortalReceiptsMutation } from '../../../../generated/desk-portals';
import type { PortalStay_StayFragment, RecordPortalReceiptsMutation } from '../../../../generated/graphql';
import { minorUnitsOf, textOfMinorUnits, textOrNull } from '../../../../lib/form-values';
import { writeMoney } from '../../../../lib/money';
import { t } from '../../../../lib/texts/texts';
import { useSending } from '../../frame/form/use-sending';

interface PortalReceiptProps {
  portal: number;
  stays: readonly PortalStay_StayFragment[];
  onRecorded: () => Promise<unknown>;
}

/** '-12.5' is -1250 paise; null for an empty text or no amount. */
function signedPaise(text: string): number | null {
  const paise = minorUnitsOf(text.trim().replace(/^[-−]/, ''));
  return paise === null ? null : /^[-−]/.test(text.trim()) ? -paise : paise;
}

const textOfPaise = (paise: number): string =>
  paise < 0 ? `-${textOfMinorUnits(-paise)}` : textOfMinorUnits(paise);

/** The form for money from a portal. It proposes the open amount of each stay. */
export function PortalReceipt({ portal, stays, onRecorded }: PortalReceiptProps) {
  const [isOpen, setOpen] = useState(false);
  const [told, setTold] = useState('');
  return (
    <div className="grid gap-4">
      <div role="status">{told ? <Message tone="good" text={told} /> : null}</div>
      {isOpen ? (
        <ReceiptForm
          {...{ portal, stays }}
          onCancel={() => setOpen(false)}
          onDone={async (sentence) => {
            setOpen(false);
            setTold(sentence);
            await onRecorded();
          }}
        />
      ) : (
        <div>
          <Button look="quiet" onClick={() => setOpen(true)}>{t`Record money from the portal`}</Button>
        </div>
      )}
    </div>
  );
}

interface ReceiptFormProps extends Omit<PortalReceiptProps, 'onRecorded'> {
  onCancel: () => void;
  onDone: (sentence: string) => Promise<void>;
}

function ReceiptForm({ portal, stays, onCancel, onDone }: ReceiptFormProps) {
  const [amounts, setAmounts] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      stays.map(({ reference, owed, received }) => {
        const left = owed.amount - received.amount;
        return [reference, left === 0 ? '' : textOfPaise(left)];
      }),
    ),
  );
  const [receivedOn, setReceivedOn] = useState('');
  const [note, setNote] = useState('');
  const { form, send, isBusy, faults, faultOf, problem } =
    useSending<RecordPortalReceiptsMutation['recordPortalReceipts']>('PortalReceiptsRecorded');
  const [record] = useRecordPortalReceiptsMutation();
  const paid = stays.flatMap(({ reference }) => {
    const amountPaise = signedPaise(amounts[reference] ?? '');
    return amountPaise === null ? [] : [{ reference, amountPaise }];
  });
  const isWrong = (reference: string) => {
    const typed = amounts[reference]?.trim();
    return Boolean(typed) && signedPaise(typed ?? '') === null;
  };
  const faultOfStay = (reference: string) => {
    if (isWrong(reference)) return t`Please enter an amount, such as 1200.50, or leave the field empty.`;
    const place = paid.findIndex((stay) => stay.reference === reference);
    return faults.find(({ field }) => place >= 0 && field.startsWith(`stays.${place}.`))?.message;
  };
  const isReady = receivedOn !== '' && paid.length > 0 && !stays.some(({ reference }) => isWrong(reference));
  const sum = {
    amount: paid.reduce((total, { amountPaise }) => total + amountPaise, 0),
    currency: 'INR' as const,
  };
  const isKnown = faults.some(({ code }) => code === 'PORTAL_MONEY_KNOWN');
  const store = async (despiteSame: boolean) => {
    if (isBusy || !isReady) return;
    const input = { receivedOn, note: textOrNull(note), stays: paid, despiteSame };
    const result = await send({ portal, ...input }, async (idempotencyKey) => {
      const { data } = await record({ variables: { portal, input: { ...input, idempotencyKey } } });
      return data?.recordPortalReceipts;
    });
    if (result?.__typename === 'PortalReceiptsRecorded')
      await onDone(t`${writeMoney(result.amount)} of the portal is recorded.`);
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label={t`Money from the portal`}
      className="grid gap-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void store(false);
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t`Received on`}
          type="date"
          required
          value={receivedOn}
          error={faultOf('receivedOn')}
          onChange={({ target }) => setReceivedOn(target.value)}
        />
        <TextField
          label={t`Note`}
          maxLength={120}
          hint={t`Such as the number of the transfer.`}
          value={note}
          error={faultOf('note')}
          onChange={({ target }) => setNote(target.value)}
        />
        {stays.map(({ reference, guestName }) => (
          <TextField
            key={reference}
            label={t`₹ for ${reference}`}
            hint={guestName}
            inputMode="decimal"
            autoComplete="off"
            value={amounts[reference] ?? ''}
            error={faultOfStay(reference)}
            onChange={({ target }) => setAmounts({ ...amounts, [reference]: target.value })}
          />
        ))}
      </div>
      {problem ? <Message tone="bad" text={problem} /> : null}
      <div className="flex flex-wrap gap-4">
        <Button type="submit" disabled={isBusy || !isReady}>
          {t`Record ${writeMoney(sum)}`}
        </Button>
        {isKnown ? (
          <Button look="quiet" disabled={isBusy} onClick={() => void store(true)}>{t`Record it too`}</Button>
        ) : null}
        <Button look="quiet" onClick={onCancel}>{t`Cancel`}</Button>
      </div>
    </form>
  );
}
