import { useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../../../components/form/button';
import { useCreateDeskBookingMutation, useDeskQuoteQuery } from '../../../../generated/desk-new-booking';
import type { CreateDeskBookingMutation, NewBookingSettingQuery } from '../../../../generated/graphql';
import { addDays } from '../../../../lib/dates/plain-dates';
import { deskBookingPath } from '../../../../lib/paths';
import { OF_THE_FORM } from '../../../../lib/desk/use-desk-mutation';
import { t } from '../../../../lib/texts/texts';
import { NEW_BOOKING_DRAFT, useBookingDraft } from './use-booking-draft';
import { problemOf, useSending, type RequestRefused } from '../../frame/form/use-sending';
import { useSecondPress } from '../../frame/form/second-press';
import { GuestFields } from './guest-fields';
import {
  bookingInput,
  datesOf,
  emptyValues,
  faultsByField,
  isPriceable,
  optionFaults,
  isRestricted,
  nightsOf,
  quoteInput,
  roomsOf,
  type FieldFault,
  type NewBookingValues,
} from './new-booking-values';
import { WalkInPayment, type WalkIn } from './walk-in-payment';
import { PricePanel, type Refused } from './price-panel';
import { StayFields } from './stay-fields';
import { TermsFields } from './terms-fields';
import { useFreeTypes } from './use-free-types';

interface NewBookingFormProps {
  businessDay: string;
  /** The code of the initial room type of a new room. */
  firstType: string;
  setting: Pick<NewBookingSettingQuery, 'ratePlans' | 'extras' | 'property'>;
}

type Result = CreateDeskBookingMutation['createDeskBooking'];

const NO_FAULTS: readonly FieldFault[] = [];

function refusalOf(result: Result | RequestRefused | undefined): Refused {
  if (!result || result.__typename === 'DeskBookingMade')
    return { text: problemOf(undefined), shortages: [] };
  const shortages = result.__typename === 'DeskRoomsSoldOut' ? result.shortages : [];
  return { text: result.message, shortages };
}

/** Which rooms are free, and their price, while staff fill in the form. */
function useSale(values: NewBookingValues) {
  const { checkin, checkout } = values;
  const free = useFreeTypes({ checkin, checkout });
  const isReady = isPriceable(values);
  const price = useDeskQuoteQuery({
    variables: { input: quoteInput(values) },
    skip: !isReady,
    context: OF_THE_FORM,
  });
  const found = isReady ? (price.data ?? price.previousData)?.deskQuote : undefined;
  return {
    types: free.types,
    dateFaults: free.faults,
    quote: found?.__typename === 'Quote' ? found : null,
    refusal: found?.__typename === 'InvalidInput' ? found : null,
    again: async () => {
      await Promise.all([free.again(), price.refetch()]);
    },
  };
}

/** The form with which staff book rooms for a guest: dates, rooms, guest and terms, next to the price. */
export function NewBookingForm({ businessDay, firstType, setting }: NewBookingFormProps) {
  const navigate = useNavigate();
  const {
    form,
    send,
    isBusy,
    refused,
    faults: faultsOfForm,
    forgive,
  } = useSending<Result>('DeskBookingMade', NEW_BOOKING_DRAFT);
  const plan = setting.ratePlans[0]?.code ?? '';
  const [address] = useSearchParams();
  const { values, forget, isRestored, startAfresh, ...draft } = useBookingDraft(
    emptyValues({ checkin: businessDay, checkout: addDays(businessDay, 1) }, { roomType: firstType, plan }),
    address,
  );
  /** What is missing before the form is sent. */
  const [incomplete, setIncomplete] = useState<FieldFault>();
  const secondPress = useSecondPress();
  const [walkIn, setWalkIn] = useState<WalkIn | null>(null);
  const [createBooking] = useCreateDeskBookingMutation();
  const sale = useSale(values);
  const { quote, refusal } = sale;
  const faults = faultsByField(
    [...(incomplete ? [incomplete] : faultsOfForm), ...sale.dateFaults, ...(refusal?.faults ?? NO_FAULTS)],
    values,
  );
  const errorOf = (field: string) => faults.get(field);
  const edit = (changes: Partial<NewBookingValues>) => {
    draft.edit(changes);
    setIncomplete(undefined);
    forgive();
  };
  const findFault = async () => {
    await sale.again().catch(() => undefined);
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!quote || isBusy) return;
    const [missing] = optionFaults(values);
    setIncomplete(missing);
    if (missing) return findFault();
    const input = bookingInput(values, quote.total.amount, businessDay);
    const sendForm = (despiteDoNotRent: boolean) =>
      send({ ...input, despiteDoNotRent }, async (idempotencyKey) => {
        const whole = { ...input, despiteDoNotRent, idempotencyKey };
        return (await createBooking({ variables: { input: whole } })).data?.createDeskBooking;
      });
    let result = await sendForm(false);
    if (result?.__typename === 'GuestNotRentedTo' && result.code === 'DO_NOT_RENT') {
      const question = { title: t`Do not rent`, text: result.message, button: t`Book anyway` };
      if (!(await secondPress.ask(question))) return;
      result = await sendForm(true);
    }
    if (result?.__typename !== 'DeskBookingMade') return findFault();
    forget();
    // A guest who stands at the desk pays now or at the end of the stay; everybody else pays later.
    const isWalkIn = values.channel === 'DESK' && result.status === 'CONFIRMED' && quote.total.amount > 0;
    if (isWalkIn) return setWalkIn({ reference: result.reference, balance: quote.total });
    return navigate(deskBookingPath(result.reference));
  };
  return (
    <>
      {secondPress.dialog}
      <div className="@container">
        <form
          ref={form}
          noValidate
          onSubmit={(event) => void submit(event)}
          className="grid gap-10 @4xl:grid-cols-[minmax(0,1fr)_22rem]"
        >
          <div className="grid content-start gap-10">
            {isRestored ? (
              <p className="flex flex-wrap items-center gap-x-4 gap-y-2 border-l-2 border-brass pl-4">
                {t`This is the booking that you had begun.`}
                <Button look="quiet" size="small" onClick={startAfresh}>{t`Start afresh`}</Button>
              </p>
            ) : null}
            <StayFields
              {...{ values, businessDay, setting, errorOf }}
              types={sale.types}
              newRoom={{ roomType: firstType, plan }}
              onEdit={edit}
            />
            <GuestFields values={values} errorOf={errorOf} onEdit={edit} />
            <TermsFields {...{ values, businessDay, errorOf }} onEdit={edit} />
          </div>
          <PricePanel
            quote={quote}
            rooms={values.lines.reduce((sum, line) => sum + roomsOf(line), 0)}
            nights={values.lines.map((line) => Math.max(0, nightsOf(datesOf(line, values))))}
            problem={refusal?.message ?? null}
            refused={
              incomplete ? { text: incomplete.message, shortages: [] } : refused && refusalOf(refused.result)
            }
            isTentative={values.isTentative}
            isSending={isBusy}
            onSellDespite={
              refusal && !values.isDespite && isRestricted(refusal.faults)
                ? () => edit({ isDespite: true })
                : null
            }
          />
        </form>
      </div>
      {walkIn ? (
        <WalkInPayment {...walkIn} onDone={() => void navigate(deskBookingPath(walkIn.reference))} />
      ) : null}
    </>
  );
}
