import { Button } from '../../../../components/form/button';
import { Message } from '../../../../components/status/message';
import type { CreateDeskBookingMutation, DeskPrice_QuoteFragment } from '../../../../generated/graphql';
import { writeDate } from '../../../../lib/dates/plain-dates';
import { writeMoney } from '../../../../lib/money';
import { plural, t } from '../../../../lib/texts/texts';

type Result = CreateDeskBookingMutation['createDeskBooking'];
type Shortage = Extract<Result, { __typename: 'DeskRoomsSoldOut' }>['shortages'][number];

/** The server's refusal of a booking. */
export interface Refused {
  text: string;
  shortages: readonly Shortage[];
}

interface PricePanelProps {
  quote: DeskPrice_QuoteFragment | null;
  rooms: number;
  /** How long the rooms of each line are booked. */
  nights: readonly number[];
  /** The reason when there is no price. */
  problem: string | null;
  refused: Refused | null;
  isTentative: boolean;
  isSending: boolean;
  /** Overrides the restriction that prevents the sale; null when there is none. */
  onSellDespite: (() => void) | null;
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1">
      <dt className="text-quiet">{label}</dt>
      <dd className="tabular text-right">{value}</dd>
    </div>
  );
}

function Price({ quote }: { quote: DeskPrice_QuoteFragment }) {
  const { roomCharge, extrasCharge, taxes, promotion, total } = quote;
  return (
    <dl>
      <Row label={t`Rooms before tax`} value={writeMoney(roomCharge)} />
      {extrasCharge.amount > 0 ? <Row label={t`Extras before tax`} value={writeMoney(extrasCharge)} /> : null}
      {promotion && promotion.saved.amount > 0 ? (
        <Row label={promotion.name} value={t`saves ${writeMoney(promotion.saved)} before tax`} />
      ) : null}
      {taxes.map(({ label, amount }) => (
        <Row key={label} label={label} value={writeMoney(amount)} />
      ))}
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-2">
        <dt className="font-semibold">{t`Total with tax`}</dt>
        <dd className="tabular text-xl font-semibold">{writeMoney(total)}</dd>
      </div>
    </dl>
  );
}

/** '2 nights', or '2 to 4 nights' when rooms have different dates. */
function lengthInWords(nights: readonly number[]): string {
  const [shortest, longest] = [Math.min(...nights), Math.max(...nights)];
  const most = plural(longest, { one: '# night', other: '# nights' });
  return shortest < longest ? t`${shortest} to ${most}` : most;
}

/** The current price of the form, and the booking button. On wide screens it stays visible. */
export function PricePanel(props: PricePanelProps) {
  const { quote, rooms, nights, problem, refused, isTentative, isSending, onSellDespite } = props;
  const size = `${plural(rooms, { one: '# room', other: '# rooms' })}, ${lengthInWords(nights)}`;
  return (
    <aside
      aria-labelledby="price"
      className="grid content-start gap-4 self-start border-t-2 border-brass bg-raised p-5 lg:sticky lg:top-8"
    >
      <h2 id="price" className="text-2xl">{t`Price`}</h2>
      <div aria-live="polite" className="grid gap-3">
        <p className="text-quiet">{size}</p>
        {quote ? <Price quote={quote} /> : <p>{problem ?? t`Fill in dates and rooms to see the price.`}</p>}
        {onSellDespite ? (
          <Button look="quiet" size="small" className="justify-self-start" onClick={onSellDespite}>
            {t`Override this rule`}
          </Button>
        ) : null}
      </div>
      <div role="alert" className="grid gap-2">
        {refused ? <Message tone="bad" text={refused.text} /> : null}
        {refused && refused.shortages.length > 0 ? (
          <ul className="list-disc pl-5 text-sm">
            {refused.shortages.map(({ roomTitle, night, wanted, free }) => (
              <li key={`${roomTitle} ${night}`}>
                {t`${roomTitle}, ${writeDate(night)}: ${free} free of ${wanted}`}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <Button type="submit" disabled={isSending || quote === null}>
        {isSending ? t`Booking…` : isTentative ? t`Keep these rooms` : t`Book`}
      </Button>
    </aside>
  );
}
