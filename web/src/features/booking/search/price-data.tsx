import { useHotelQuery } from '../../../generated/property';
import { useHotel } from '../../../lib/hotel/hotel';
import type { Money } from '../../../lib/money';
import { allAgesOf, guestsOf } from '../../../lib/stays/stay-address';
import type { CompleteStay } from './complete-stay';

// Prices as microdata, which programs read from the page itself: what they read is what guests see. Google's price
// checks follow it (https://developers.google.com/hotels/hotel-prices/structured-data/hotel-price-structured-data).

const CONTEXT = 'https://schema.org/';
const item = (...types: readonly string[]) => ({
  itemScope: true,
  itemType: types.map((type) => CONTEXT + type).join(' '),
});

/** The attributes of an element that contains the hotel's prices. They are final: nothing is added later. */
export const HOTEL_ITEM = {
  ...item('Hotel'),
  'data-nav-stage': 'landing',
  'data-nav-stage-final': 'true',
};

/** The attributes of an element with the rates of one room type of the hotel. */
export const ROOM_ITEM = { itemProp: 'containsPlace', ...item('HotelRoom', 'Product') };

/** What a price is an offer of: of a room type, or of the hotel. */
export type Offered = 'offers' | 'makesOffer';

/** The attributes of an element with one price. */
export const offerItem = (of: Offered) => ({ itemProp: of, ...item('Offer', 'LodgingReservation') });

const DECIMALS = 2;

/** In units of the currency, such as '9812.88'. */
const unitsOf = ({ amount }: Money): string => (amount / 100).toFixed(DECIMALS);

interface OfferedPrice {
  /** The rate plan. */
  name: string;
  total: Money;
}

/** What the element of {@link offerItem} says: the total with tax, the dates and the guests. */
export function OfferData({ price: { name, total }, stay }: { price: OfferedPrice; stay: CompleteStay }) {
  const children = allAgesOf(stay).length;
  const money = (
    <>
      <meta itemProp="price" content={unitsOf(total)} />
      <meta itemProp="priceCurrency" content={total.currency} />
    </>
  );
  return (
    <>
      <meta itemProp="name" content={name} />
      <meta itemProp="checkinTime" content={stay.checkin} />
      <meta itemProp="checkoutTime" content={stay.checkout} />
      <meta itemProp="numAdults" content={String(guestsOf(stay) - children)} />
      <meta itemProp="numChildren" content={String(children)} />
      <link itemProp="availability" href={`${CONTEXT}InStock`} />
      {money}
      <span hidden itemProp="priceSpecification" {...item('CompoundPriceSpecification')}>
        {money}
        <meta itemProp="valueAddedTaxIncluded" content="true" />
      </span>
    </>
  );
}

/**
 * The hotel's name and address within {@link HOTEL_ITEM}, and its one offer: the first rate on the page, which is the rate of
 * the room that a link names.
 */
export function HotelData({ price, stay }: { price: OfferedPrice | undefined; stay: CompleteStay }) {
  const { name, town } = useHotel();
  const { data } = useHotelQuery();
  return (
    <>
      <meta itemProp="name" content={name} />
      <span hidden itemProp="address" {...item('PostalAddress')}>
        {data ? <meta itemProp="streetAddress" content={data.property.address} /> : null}
        <meta itemProp="addressLocality" content={town} />
      </span>
      {price ? (
        <span hidden {...offerItem('makesOffer')}>
          <OfferData price={price} stay={stay} />
        </span>
      ) : null}
    </>
  );
}
