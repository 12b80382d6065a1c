import { useId, useState, type FormEvent } from 'react';
import { Dialog, DialogActions, DialogBody } from '../../../../components/dialog/dialog';
import { Button } from '../../../../components/form/button';
import { SelectField, TextField } from '../../../../components/form/field';
import { FailedState } from '../../../../components/list/failed-state';
import { Message } from '../../../../components/status/message';
import { Spinner } from '../../../../components/status/spinner';
import { useChargesToPostQuery, usePostChargeMutation } from '../../../../generated/desk-bill';
import type {
  Bill_ResultFragment as Sent,
  ChargesToPostQuery,
  Department,
  PostChargeInput,
} from '../../../../generated/graphql';
import { minorUnitsOf, wholeNumber } from '../../../../lib/form-values';
import { writeMoney } from '../../../../lib/money';
import { t } from '../../../../lib/texts/texts';
import { useSending } from '../../frame/form/use-sending';
import { DEPARTMENT_NAMES, DEPARTMENTS_IN_WORDS } from '../../../../lib/bookings/department-names';
import { TakeBackButton } from './take-back-button';

type Item = ChargesToPostQuery['chargeItems'][number];
type Wanted = Omit<PostChargeInput, 'stay' | 'idempotencyKey'>;

interface PostChargeDialogProps {
  stay: string;
  /** The guest and the room. */
  guest: string;
  onClose: () => void;
}

/** The rates of GST of a charge in words, in percent. */
const TAX_RATES = [18, 5, 0, 40];

function priceText({ pricePaise, percentOfNight }: Item): string {
  return pricePaise === null
    ? t`${percentOfNight ?? 0} % of the night`
    : writeMoney({ amount: pricePaise, currency: 'INR' });
}

/** Puts charges on the bill of a stay. A press on a favourite posts one piece; the dialog stays open for more. */
export default function PostChargeDialog({ stay, guest, onClose }: PostChargeDialogProps) {
  const { data, error, refetch } = useChargesToPostQuery({ variables: { stay } });
  const { form, send, isBusy, faultOf, problem } = useSending<Sent>('ChargesStored');
  const [postCharge] = usePostChargeMutation();
  const [last, setLast] = useState<{ id: string; text: string } | null>(null);
  const post = async (wanted: Wanted): Promise<boolean> => {
    const sent = await send({ stay, ...wanted, at: last?.id }, async (idempotencyKey) => {
      const input = { stay, ...wanted, idempotencyKey };
      return (await postCharge({ variables: { input } })).data?.postCharge;
    });
    if (sent?.__typename !== 'ChargesStored') return false;
    const charge = sent.bill.charges.at(-1);
    if (charge) {
      const sum = writeMoney(charge.amount);
      setLast({ id: charge.id, text: t`${charge.quantity} × ${charge.name} posted: ${sum} with tax.` });
    }
    return true;
  };
  // An extra is a button, so there is no field that could show its fault.
  const refusal = problem || faultOf('extra');
  const items = data?.chargeItems.filter(({ onSale }) => onSale) ?? [];
  return (
    <Dialog open onOpenChange={onClose} title={t`Put on the bill`} subtitle={guest}>
      <DialogBody>
        <div className="grid gap-6">
          {data ? (
            <Favourites items={items} isBusy={isBusy} onPost={(wanted) => void post(wanted)} />
          ) : error ? (
            <FailedState
              problem={t`The list of charges could not be loaded.`}
              onRetry={() => void refetch().catch(() => undefined)}
            />
          ) : (
            <Spinner label={t`Loading the charges`} />
          )}
          {data ? (
            <Extras extras={data.extrasToPost} isBusy={isBusy} onPost={(wanted) => void post(wanted)} />
          ) : null}
          <div role="status" className="empty:hidden">
            {last ? (
              <div className="flex flex-wrap items-center gap-3">
                <Message tone="good" text={last.text} />
                <TakeBackButton
                  key={last.id}
                  charge={last.id}
                  reason={t`Posted by mistake`}
                  label={t`Take it back`}
                  onTakenBack={() => setLast(null)}
                />
              </div>
            ) : null}
          </div>
          <div role="alert" className="empty:hidden">
            {refusal ? <Message tone="bad" text={refusal} /> : null}
          </div>
          {data ? <OtherCharge {...{ form, items, isBusy, faultOf }} onPost={post} /> : null}
        </div>
      </DialogBody>
      <DialogActions>
        <Button look="quiet" onClick={onClose}>{t`Done`}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface FavouritesProps {
  items: readonly Item[];
  isBusy: boolean;
  onPost: (wanted: Wanted) => void;
}

function Favourites({ items, isBusy, onPost }: FavouritesProps) {
  const favourites = items.filter(({ isFavourite }) => isFavourite);
  if (favourites.length === 0) return null;
  return (
    <ul aria-label={t`Favourites`} className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {favourites.map((item) => (
        <li key={item.id}>
          <Button
            look="soft"
            className="h-full min-h-14 w-full"
            disabled={isBusy}
            onClick={() => onPost({ item: item.id, quantity: 1 })}
          >
            <span className="grid">
              <span className="wrap-anywhere">{item.name}</span>
              <span className="tabular text-sm font-normal">{priceText(item)}</span>
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface ExtrasProps {
  extras: ChargesToPostQuery['extrasToPost'];
  isBusy: boolean;
  onPost: (wanted: Wanted) => void;
}

/** The hotel's extras for the rest of the stay. A press posts one extra. */
function Extras({ extras, isBusy, onPost }: ExtrasProps) {
  const heading = useId();
  if (extras.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="font-sans text-base font-semibold">{t`Extras for the rest of the stay`}</h3>
      <ul className="mt-2 grid gap-2 sm:grid-cols-2">
        {extras.map(({ code, name, unit, quantity, amount }) => (
          <li key={code}>
            <Button
              look="quiet"
              className="h-full min-h-14 w-full"
              disabled={isBusy}
              onClick={() => onPost({ extra: code, quantity })}
            >
              <span className="grid">
                <span className="wrap-anywhere">{quantity === 1 ? name : `${quantity} × ${name}`}</span>
                <span className="tabular text-sm font-normal">
                  {t`${writeMoney(amount)} with tax, ${UNITS[unit]}`}
                </span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const UNITS: Readonly<Record<ChargesToPostQuery['extrasToPost'][number]['unit'], string>> = {
  STAY: t`once`,
  NIGHT: t`for each night`,
  GUEST: t`for each guest`,
  GUEST_AND_NIGHT: t`for each guest and night`,
  PIECE: t`by the piece`,
};

interface OtherChargeProps {
  form: ReturnType<typeof useSending>['form'];
  items: readonly Item[];
  isBusy: boolean;
  faultOf: (field: string) => string | undefined;
  /** Resolves to whether the charge was posted. */
  onPost: (wanted: Wanted) => Promise<boolean>;
}

const IN_WORDS = 'words';
const NOTHING_TYPED = { name: '', price: '', quantity: '1', day: '' };

/** An item of the catalogue with its number and day, or a charge in words. */
function OtherCharge({ form, items, isBusy, faultOf, onPost }: OtherChargeProps) {
  const [chosen, setChosen] = useState(() => String(items[0]?.id ?? IN_WORDS));
  const [department, setDepartment] = useState<Department>('OTHER');
  const [taxPercent, setTaxPercent] = useState(18);
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const edit = (values: Partial<typeof NOTHING_TYPED>) => setTyped((before) => ({ ...before, ...values }));
  const isInWords = chosen === IN_WORDS;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const { name, price, day } = typed;
    const pieces = { quantity: wholeNumber(typed.quantity), day: day === '' ? null : day };
    const words = { name, department, taxPercent, pricePaise: minorUnitsOf(price) ?? 0 };
    if (await onPost(isInWords ? { words, ...pieces } : { item: Number(chosen), ...pieces }))
      setTyped(NOTHING_TYPED);
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label={t`Another charge`}
      className="grid gap-4 border-t border-line pt-4"
      onSubmit={(event) => void submit(event)}
    >
      <SelectField
        label={t`Charge`}
        required
        value={chosen}
        error={faultOf('item')}
        onChange={({ target }) => setChosen(target.value)}
      >
        {items.map((item) => (
          <option key={item.id} value={item.id}>
            {`${item.name}, ${priceText(item)}`}
          </option>
        ))}
        <option value={IN_WORDS}>{t`Something else`}</option>
      </SelectField>
      {isInWords ? (
        <>
          <TextField
            label={t`Name on the bill`}
            required
            maxLength={60}
            value={typed.name}
            error={faultOf('words.name')}
            onChange={({ target }) => edit({ name: target.value })}
          />
          <div className="grid gap-4 sm:grid-cols-3">
            <TextField
              label={t`Price in ₹`}
              required
              inputMode="decimal"
              autoComplete="off"
              hint={t`Before tax`}
              value={typed.price}
              error={faultOf('words.pricePaise')}
              onChange={({ target }) => edit({ price: target.value })}
            />
            <SelectField
              label={t`GST`}
              required
              value={String(taxPercent)}
              error={faultOf('words.taxPercent')}
              onChange={({ target }) => setTaxPercent(Number(target.value))}
            >
              {TAX_RATES.map((rate) => (
                <option key={rate} value={rate}>
                  {t`${rate} %`}
                </option>
              ))}
            </SelectField>
            <SelectField
              label={t`Department`}
              required
              value={department}
              error={faultOf('words.department')}
              onChange={({ target }) =>
                setDepartment(DEPARTMENTS_IN_WORDS.find((one) => one === target.value) ?? 'OTHER')
              }
            >
              {DEPARTMENTS_IN_WORDS.map((one) => (
                <option key={one} value={one}>
                  {DEPARTMENT_NAMES[one]}
                </option>
              ))}
            </SelectField>
          </div>
        </>
      ) : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t`Pieces`}
          required
          inputMode="numeric"
          autoComplete="off"
          value={typed.quantity}
          error={faultOf('quantity')}
          onChange={({ target }) => edit({ quantity: target.value })}
        />
        <TextField
          label={t`Day`}
          type="date"
          inWords
          hint={t`Today if left empty`}
          value={typed.day}
          error={faultOf('day')}
          onChange={({ target }) => edit({ day: target.value })}
        />
      </div>
      <Button type="submit" disabled={isBusy} aria-busy={isBusy} className="justify-self-start">
        {t`Put it on the bill`}
      </Button>
    </form>
  );
}
