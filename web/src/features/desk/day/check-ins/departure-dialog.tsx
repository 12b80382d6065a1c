import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { Dialog, DialogActions, DialogBody } from '../../../../components/dialog/dialog';
import { Button } from '../../../../components/form/button';
import { Message } from '../../../../components/status/message';
import { Spinner } from '../../../../components/status/spinner';
import { useGuestBillingQuery } from '../../../../generated/desk-billing';
import { useDeparturePreviewQuery } from '../../../../generated/desk-check-ins';
import { useSecurityDepositsQuery } from '../../../../generated/desk-security-deposits';
import type { Departure_PreviewFragment } from '../../../../generated/graphql';
import { writeDate } from '../../../../lib/dates/plain-dates';
import { writeMoney } from '../../../../lib/money';
import { useMay } from '../../../../lib/rights/rights';
import { OF_THE_FORM } from '../../../../lib/desk/use-desk-mutation';
import { plural, t } from '../../../../lib/texts/texts';
import { TakePayment } from '../../money/folio/take-payment';
import { RestoredDraft } from '../../frame/form/restored-draft';
import { useDraft } from '../../frame/form/use-draft';
import { ChargeAndReason, chargeOf } from './charge-and-reason';
import type { SteppedStay } from './stepped-stay';
import { faultsIn, problemOf } from '../../frame/form/use-sending';
import { useStaySteps } from './use-stay-steps';

interface DepartureDialogProps {
  reference: string;
  stay: SteppedStay;
  guest: string;
  onClose: () => void;
  onLeft: () => void;
}

type Money = Departure_PreviewFragment['balance'];

/** The open amounts of the guest and of the payers of further folios. */
const balancesOf = (preview: Departure_PreviewFragment | null): number[] =>
  preview ? [preview.balance.amount, ...preview.folios.map(({ balance }) => balance.amount)] : [];

const isOpen = (preview: Departure_PreviewFragment | null): boolean =>
  balancesOf(preview).some((amount) => amount !== 0);

/** The balance when the guest has left: above 0 the guest owes it, below 0 the hotel owes it. */
function balanceSentence({ amount, currency }: Money): string {
  if (amount > 0) return t`The guest owes ${writeMoney({ amount, currency })}.`;
  return t`The hotel owes the guest ${writeMoney({ amount: -amount, currency })}.`;
}

/** The balance of a further folio when the guest has left. */
function folioSentence({ name, balance: { amount, currency } }: Departure_PreviewFragment['folios'][number]) {
  if (amount > 0) return t`${name} owes ${writeMoney({ amount, currency })}.`;
  return t`The hotel owes ${name} ${writeMoney({ amount: -amount, currency })}.`;
}

/** The dialog for a guest who leaves early or with an open balance. It shows the amounts before staff confirm. */
export default function DepartureDialog(props: DepartureDialogProps) {
  const { reference, stay, guest, onClose, onLeft } = props;
  const formId = useId();
  const [taken, setTaken] = useState('');
  const draft = useDraft(`departure ${stay.id}`, { charge: '', reason: '' });
  const typed = draft.values;
  const [despiteBalance, setDespiteBalance] = useState(false);
  const [despiteDeposit, setDespiteDeposit] = useState(false);
  const company = useCompanyOf(reference);
  const [toCompany, setToCompany] = useState(false);
  const [despiteLimit, setDespiteLimit] = useState(false);
  const deposits = useSecurityDepositsQuery({ variables: { reference } });
  const held = deposits.data?.securityDeposits.held;
  const { form, leave, isBusy, refused, faults: faultsOfForm, forgive } = useStaySteps(stay.id);
  const { charge, isAmount } = chargeOf(typed.charge);
  const { data, loading, error, refetch } = useDeparturePreviewQuery({
    variables: { stay: stay.id, charge },
    skip: !isAmount,
    context: OF_THE_FORM,
  });
  const result = isAmount ? data?.departurePreview : undefined;
  const preview = result?.__typename === 'DeparturePreview' ? result : null;
  const refusal = result && !preview ? result : null;
  const faults = [...faultsIn(refusal), ...faultsOfForm];
  const faultOf = (field: string) => faults.find((fault) => fault.field === field)?.message;
  const isAboveLimit =
    refused?.result?.__typename === 'StayStepRefused' && refused.result.code === 'CREDIT_LIMIT_REACHED';
  const mayExceed = useMay('companies.credit');
  const owes = balancesOf(preview).some((amount) => amount > 0);
  const isShared = (preview?.folios.length ?? 0) > 0;
  const needsReason = charge !== null || (despiteBalance && isOpen(preview));
  const isReady = preview !== null && !loading && !isBusy;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!preview || !isReady) return;
    const expectedRefund = preview.refund.amount;
    const despite = { despiteBalance, despiteDeposit, toCompany, despiteLimit };
    const sent = await leave({ charge, expectedRefund, reason: typed.reason, ...despite });
    if (sent?.__typename === 'StayMoved') {
      draft.forget();
      return onLeft();
    }
    if (sent?.__typename === 'DepartureChanged') await refetch().catch(() => undefined);
  };
  const paid = async (sentence: string) => {
    forgive();
    await refetch().catch(() => undefined);
    setTaken(sentence);
  };
  return (
    <Dialog open onOpenChange={onClose} title={t`Check out`} subtitle={guest}>
      <DialogBody>
        <div className="grid gap-8">
          <div role="status">{taken ? <Message tone="good" text={taken} /> : null}</div>
          {/* What an early departure changes is settled first: the balance follows from it. */}
          {preview && preview.nightsGivenUp === 0 && preview.balance.amount > 0 ? (
            <TakePayment
              key={preview.balance.amount}
              reference={reference}
              balance={preview.balance}
              onTaken={paid}
            />
          ) : null}
          <form
            ref={form}
            id={formId}
            noValidate
            onSubmit={(event) => void submit(event)}
            className="grid gap-5"
          >
            <RestoredDraft at={draft.restoredAt} onDiscard={draft.discard} />
            {preview ? (
              <DepartureFigures preview={preview} checkout={stay.checkout} />
            ) : refusal || error ? null : (
              <Spinner label={t`Calculating`} />
            )}
            <ChargeAndReason
              typed={typed}
              chargeHint={t`For the nights that the guest gives up. Leave it empty for the policy’s charge; 0 waives it.`}
              withoutCharge={preview?.nightsGivenUp === 0}
              needsReason={needsReason}
              reasonHint={t`Required for your own charge and for an open balance.`}
              faultOf={faultOf}
              onEdit={draft.edit}
            >
              {company && owes ? (
                <Tick checked={toCompany} onChange={setToCompany}>
                  {isShared
                    ? t`Put the folios that ${company} pays on account`
                    : t`Put what the guest owes on the account of ${company}`}
                </Tick>
              ) : null}
              {(isAboveLimit && mayExceed) || despiteLimit ? (
                <Tick checked={despiteLimit} onChange={setDespiteLimit}>{t`Above its credit limit`}</Tick>
              ) : null}
              {isOpen(preview) ? (
                <label className="flex min-h-12 cursor-pointer items-center gap-3">
                  <input
                    type="checkbox"
                    className="size-5 shrink-0 accent-action"
                    checked={despiteBalance}
                    onChange={({ target }) => setDespiteBalance(target.checked)}
                  />
                  {t`Check out with the balance open`}
                </label>
              ) : null}
              {held && held.amount > 0 ? (
                <label className="flex min-h-12 cursor-pointer items-center gap-3">
                  <input
                    type="checkbox"
                    className="size-5 shrink-0 accent-action"
                    checked={despiteDeposit}
                    onChange={({ target }) => setDespiteDeposit(target.checked)}
                  />
                  {t`Check out and return the security deposit of ${writeMoney(held)} later`}
                </label>
              ) : null}
            </ChargeAndReason>
            <div role="alert">
              {refusal && faults.length === 0 ? <Message tone="bad" text={problemOf(refusal)} /> : null}
              {error ? <Message tone="bad" text={problemOf(undefined)} /> : null}
              {refused ? <Message tone="bad" text={problemOf(refused.result)} /> : null}
            </div>
          </form>
        </div>
      </DialogBody>
      <DialogActions>
        <Button look="quiet" onClick={onClose}>{t`Back`}</Button>
        <Button type="submit" form={formId} disabled={!isReady}>{t`Check out`}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** The names of the companies that pay for the booking or a part of it; null when no company pays. */
function useCompanyOf(reference: string): string | null {
  const mayWrite = useMay('companies.write');
  const { data } = useGuestBillingQuery({ variables: { reference }, skip: !mayWrite });
  const billing = data?.guestBilling;
  return (billing?.__typename === 'BookingBilling' && billing.companyNames.join(', ')) || null;
}

function Tick({
  checked,
  onChange,
  children,
}: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}) {
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-action"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {children}
    </label>
  );
}

function DepartureFigures({ preview, checkout }: { preview: Departure_PreviewFragment; checkout: string }) {
  const { nightsGivenUp, price, extras, charge, refund, balance, folios, day } = preview;
  const nights = plural(nightsGivenUp, { one: '# night', other: '# nights' });
  const rows = [
    [t`Price of ${nights} given up`, price],
    ...(extras.amount > 0 ? ([[t`Extras of these nights`, extras]] as const) : []),
    [t`Charge for these nights`, charge],
    [t`Refund to the guest`, refund],
  ] as const;
  return (
    <div className="grid gap-3">
      {nightsGivenUp > 0 ? (
        <>
          <p>
            {t`The guest leaves on ${writeDate(day)} instead of ${writeDate(checkout)}. The other nights go back on sale.`}
          </p>
          <dl className="tabular border-t border-line">
            {rows.map(([label, amount]) => (
              <div key={label} className="flex justify-between gap-4 border-b border-line py-2">
                <dt className="text-quiet">{label}</dt>
                <dd className="text-right font-semibold">{writeMoney(amount)}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
      <p className={balance.amount === 0 ? 'text-quiet' : 'font-semibold text-warning'}>
        {balance.amount !== 0
          ? balanceSentence(balance)
          : folios.length > 0
            ? t`The guest owes nothing.`
            : t`Nothing is open.`}
      </p>
      {folios.map((folio) => (
        <p key={`${folio.name} ${folio.balance.amount}`} className="font-semibold wrap-anywhere text-warning">
          {folioSentence(folio)}
        </p>
      ))}
    </div>
  );
}
