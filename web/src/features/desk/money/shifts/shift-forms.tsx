import { useState, type FormEvent } from 'react';
import { Button } from '../../../../components/form/button';
import { TextField } from '../../../../components/form/field';
import { Message } from '../../../../components/status/message';
import {
  useCloseShiftMutation,
  useOpenShiftMutation,
  usePayOutMutation,
} from '../../../../generated/desk-shifts';
import type {
  CloseShiftMutation,
  OpenShiftMutation,
  PayOutMutation,
  Shift_SheetFragment,
} from '../../../../generated/graphql';
import { minorUnitsOf, textOfMinorUnits } from '../../../../lib/form-values';
import { writeMoney } from '../../../../lib/money';
import { BoundNote } from '../../frame/form/bound-note';
import { t } from '../../../../lib/texts/texts';
import { RestoredDraft } from '../../frame/form/restored-draft';
import { useDraft } from '../../frame/form/use-draft';
import { useSending } from '../../frame/form/use-sending';
import {
  CashPiecesFields,
  faultsOfPieces,
  hasPieces,
  NO_PIECES,
  piecesInWords,
  piecesOf,
  sumOfPieces,
} from './cash-pieces';

const EMPTY_COUNT: Readonly<Record<'counted' | 'safe' | 'handedTo' | 'note' | string, string>> = {
  ...NO_PIECES,
  counted: '',
  safe: '0',
  handedTo: '',
  note: '',
};

const FORM = 'grid max-w-xl gap-4 print:hidden';

/** Opens a shift with a counted float, or with the cash that another shift left. */
export function OpenShift({
  left,
  onOpened,
}: {
  left: readonly Shift_SheetFragment[];
  onOpened: () => void;
}) {
  const [typed, setTyped] = useState('');
  const { form, send, isBusy, faultOf, problem } = useSending<OpenShiftMutation['openShift']>('ShiftStored');
  const [openShift] = useOpenShiftMutation();
  const open = async (takesOver: string | null) => {
    if (isBusy) return;
    const input = takesOver ? { takesOver } : { float: minorUnitsOf(typed) ?? -1 };
    const sent = await send(input, async () => (await openShift({ variables: { input } })).data?.openShift);
    if (sent?.__typename === 'ShiftStored') onOpened();
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label={t`Open a shift`}
      className={FORM}
      onSubmit={(event) => {
        event.preventDefault();
        void open(null);
      }}
    >
      {left.map(({ id, person, closing }) =>
        closing ? (
          <div key={id} className="grid gap-1">
            <Button type="button" look="quiet" disabled={isBusy} onClick={() => void open(id)}>
              {t`Take over ${writeMoney(closing.left)} from ${person}`}
            </Button>
            {closing.countedPieces.length > 0 ? (
              <p className="text-sm text-quiet">
                {t`Counted before ${writeMoney(closing.safe)} went to the safe: ${piecesInWords(closing.countedPieces)}`}
              </p>
            ) : null}
          </div>
        ) : null,
      )}
      <TextField
        label={t`Cash in the drawer in ₹`}
        required
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={faultOf('float')}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" disabled={isBusy} aria-busy={isBusy}>{t`Open the shift`}</Button>
      <div role="alert">{problem ? <Message tone="bad" text={problem} /> : null}</div>
    </form>
  );
}

/** Records cash that is paid out of the drawer for another purpose than a guest's refund. */
export function PayOut() {
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const { form, send, isBusy, faultOf, problem } = useSending<PayOutMutation['payOut']>('ShiftStored');
  const [payOut] = usePayOutMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const values = { amount: minorUnitsOf(typed) ?? 0, reason };
    const sent = await send(values, async (idempotencyKey) => {
      const { data } = await payOut({ variables: { input: { ...values, idempotencyKey } } });
      return data?.payOut;
    });
    if (sent?.__typename !== 'ShiftStored') return;
    setTyped('');
    setReason('');
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label={t`Pay out cash`}
      className={FORM}
      onSubmit={(event) => void submit(event)}
    >
      <h2 className="text-2xl">{t`Pay out cash`}</h2>
      <BoundNote />
      <TextField
        label={t`Paid out in ₹`}
        required
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={faultOf('amount')}
        onChange={({ target }) => setTyped(target.value)}
      />
      <TextField
        label={t`What for`}
        required
        maxLength={200}
        value={reason}
        error={faultOf('reason')}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button type="submit" look="quiet" disabled={isBusy} aria-busy={isBusy}>{t`Pay out`}</Button>
      <div role="alert">{problem ? <Message tone="bad" text={problem} /> : null}</div>
    </form>
  );
}

interface CloseShiftProps {
  shift: Shift_SheetFragment;
  onClosed?: (shift: Shift_SheetFragment) => void;
}

/** Counts the drawer and hands the rest over. */
export function CloseShift({ shift, onClosed }: CloseShiftProps) {
  const { values, edit, restoredAt, forget, discard } = useDraft(`count of shift ${shift.id}`, EMPTY_COUNT);
  const { safe, handedTo, note } = values;
  const countedPieces = piecesOf(values);
  const countsPieces = hasPieces(values);
  const counted = countsPieces ? textOfMinorUnits(sumOfPieces(countedPieces)) : values.counted;
  const { form, send, isBusy, faultOf, problem } =
    useSending<CloseShiftMutation['closeShift']>('ShiftStored');
  const [closeShift] = useCloseShiftMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (Object.keys(faultsOfPieces(values)).length > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    const amounts = { countedCash: minorUnitsOf(counted) ?? -1, safe: minorUnitsOf(safe) ?? -1 };
    const input = {
      ...amounts,
      countedPieces,
      shiftId: shift.id,
      expectedCash: shift.expectedCash.amount,
      handedTo,
      note,
    };
    const sent = await send(input, async () => (await closeShift({ variables: { input } })).data?.closeShift);
    if (sent?.__typename === 'ShiftStored') {
      forget();
      onClosed?.(sent.shift);
    }
  };
  const fields = [
    {
      name: 'countedCash',
      label: t`Counted in ₹`,
      value: counted,
      changes: (text: string) => ({ counted: text }),
      hint: countsPieces
        ? t`The sum of the notes and coins above.`
        : t`Count notes and coins above, or type the total.`,
      // A key that is pressed by mistake in the total must not replace the counted notes and coins.
      readOnly: countsPieces,
    },
    {
      name: 'safe',
      label: t`Put in the safe in ₹`,
      value: safe,
      changes: (text: string) => ({ safe: text }),
      hint: '',
    },
    {
      name: 'handedTo',
      label: t`Handed to`,
      value: handedTo,
      changes: (text: string) => ({ handedTo: text }),
      hint: t`Who gets the rest`,
    },
    {
      name: 'note',
      label: t`Note`,
      value: note,
      changes: (text: string) => ({ note: text }),
      hint: t`Why the two differ`,
    },
  ];
  return (
    <form
      ref={form}
      noValidate
      aria-label={t`Close the shift`}
      className={FORM}
      onSubmit={(event) => void submit(event)}
    >
      <h2 className="text-2xl">{t`Count and hand over`}</h2>
      <RestoredDraft at={restoredAt} onDiscard={discard} />
      <CashPiecesFields
        typed={values}
        error={faultOf('countedPieces')}
        onEdit={(changes) => edit({ ...changes, counted: '' })}
      />
      {countsPieces ? (
        <Button type="button" look="link" className="justify-self-start" onClick={() => edit(NO_PIECES)}>
          {t`Clear notes and coins`}
        </Button>
      ) : null}
      {fields.map(({ name, label, value, changes, hint, readOnly = false }) => (
        <TextField
          key={name}
          label={label}
          required={name === 'countedCash' || name === 'safe'}
          autoComplete="off"
          value={value}
          error={faultOf(name)}
          hint={hint}
          readOnly={readOnly}
          onChange={({ target }) => edit(changes(target.value))}
        />
      ))}
      <Button type="submit" disabled={isBusy} aria-busy={isBusy}>{t`Close the shift`}</Button>
      <div role="alert">{problem ? <Message tone="bad" text={problem} /> : null}</div>
    </form>
  );
}
