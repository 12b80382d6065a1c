import { Button } from '../../../components/form/button';
import { DialogActions, DialogBody } from '../../../components/dialog/dialog';
import { FailedState } from '../../../components/list/failed-state';
import { Spinner } from '../../../components/status/spinner';
import { useBookingFormQuery, useStayQuoteQuery } from '../../../generated/booking';
import { writeMoney, type Money } from '../../../lib/money';
import { BookingFields } from './booking-fields';
import { bookingFormOf, isField, quotableStay, type BookingFormControl } from './booking-values';
import { StayQuote } from './stay-quote';
import type { BookingForm as FilledForm, FieldFaults } from '../checkout/use-checkout';
import { useDebounced } from './use-debounced';

const QUOTE_PAUSE_MILLISECONDS = 300;

/** What happens to the form; 'checking' is the proof of work that a busy night asks for. */
export type FormProgress = 'filling in' | 'sending' | 'checking';

const BUTTON_WORDS: Record<FormProgress, string> = {
  'filling in': 'Proceed to Payment',
  sending: 'Holding your room…',
  checking: 'Checking…',
};

const CHECKING =
  'Many rooms are being held right now. Your browser is doing a short check that keeps robots out. Please stay on this page: your booking goes on by itself.';

interface BookingFormProps {
  form: BookingFormControl;
  progress: FormProgress;
  onBook: (form: FilledForm) => Promise<FieldFaults>;
  onCancel: () => void;
}

/** Asks for what a booking needs and shows its price as it forms. */
export function BookingForm({ form, progress, onBook, onCancel }: BookingFormProps) {
  const facts = useBookingFormQuery();
  const values = form.watch();
  const wanted = quotableStay(values);
  const stay = useDebounced(wanted, QUOTE_PAUSE_MILLISECONDS);
  const asked = useStayQuoteQuery({
    ...(stay ? { variables: stay } : { skip: true }),
    fetchPolicy: 'network-only',
  });
  // A price is shown, and held against the server's, only for the very stay that stands in the form.
  const isCurrent = JSON.stringify(stay) === JSON.stringify(wanted) && !asked.loading;
  const answer = stay && isCurrent ? (asked.data ?? null) : null;
  const quote = answer?.quote.__typename === 'Quote' ? answer.quote : null;

  const isBusy = progress !== 'filling in';
  const send = form.handleSubmit(async (filled) => {
    const faults = await onBook(bookingFormOf(filled, quote?.total.amount ?? null));
    const known = faults.filter(({ field }) => isField(field));
    for (const [index, { field, message }] of known.entries()) {
      if (isField(field)) form.setError(field, { message }, { shouldFocus: index === 0 });
    }
  });

  if (facts.error && !facts.data) {
    return (
      <DialogBody>
        <FailedState what="The booking form" onRetry={() => void facts.refetch()} />
      </DialogBody>
    );
  }
  if (!facts.data) {
    return (
      <DialogBody>
        <div className="grid min-h-64 place-items-center">
          <Spinner />
        </div>
      </DialogBody>
    );
  }
  const { property } = facts.data;
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex min-h-0 flex-1 flex-col">
      <DialogBody>
        <BookingFields form={form} facts={facts.data} />
        <div className="mt-8 grid gap-5">
          <StayQuote
            roomType={values.roomType}
            answer={answer}
            loading={wanted !== null && !isCurrent}
            failed={Boolean(asked.error) && !answer}
            onRetry={() => void asked.refetch()}
          />
          <p className="text-sm text-quiet">
            Check-in {property.checkinTime}, check-out {property.checkoutTime}. {property.cancellationTerms}
          </p>
        </div>
      </DialogBody>
      <p
        role="status"
        className="bg-raised text-sm not-empty:border-t not-empty:border-line not-empty:px-5 not-empty:py-3 sm:not-empty:px-8"
      >
        {progress === 'checking' ? CHECKING : null}
      </p>
      <DialogActions summary={quote ? <RunningTotal total={quote.total} nights={quote.nights} /> : null}>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={isBusy} aria-busy={isBusy} className="flex-1 sm:flex-none">
          {BUTTON_WORDS[progress]}
        </Button>
      </DialogActions>
    </form>
  );
}

/** The price beside the button, for a guest who has not come to its lines yet; those are what is read out. */
function RunningTotal({ total, nights }: { total: Money; nights: number }) {
  return (
    <p aria-hidden className="flex items-baseline justify-between gap-3 sm:justify-start">
      <span className="text-sm text-quiet">{nights === 1 ? '1 night' : `${nights} nights`}</span>
      <span className="tabular text-lg font-semibold">{writeMoney(total)}</span>
    </p>
  );
}
