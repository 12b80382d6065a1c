import type { CategoryItem } from '../../pages/category-items/category-item.entity';
import type { CategoryItemService } from '../../pages/category-items/category-item.service';
import type { ContentSource } from '../../pages/content/content.service';
import { mostGuestsOf } from '../../selling/rooms/guests.policy';
import type { RoomService } from '../../selling/rooms/room.service';
import { iconAddress } from '../../pictures/look/icon-file';
import type { PropertySource } from '../../selling/property/property.service';
import { rupees, writeMoney } from '../../platform/money/money';
import type { Clock } from '../../platform/time/clock';
import type { LowestNights } from '../../selling/search/lowest-night.service';
import type { RoomType } from '../../selling/rooms/room-type.entity';
import { amenityFeatures, GOOD_TO_KNOW, knownOfHotel, questionsOfHotel } from './good-to-know-data';
import { addressOf } from './page-html';
import type { LookSource } from './page-look';
import { sharedPictureOf } from './page-pictures';
import type { PublicPage } from './site-pages';

const HOME = '/';
const ICON_PIXELS = 512;
const HOME_TEXTS = 'home';
const CONTEXT = 'https://schema.org';

/** What one night in each room type on sale costs the guest, tax included, in paise; by the type's code. */
type NightPrices = ReadonlyMap<string, number>;

const CURRENCY = 'INR';

const unitsOf = (paise: number): string => (paise / 100).toFixed(2);

/** The range from the cheapest night to the dearest with tax, such as '₹9,812.88–₹29,636.88'; undefined without a room on sale. */
function priceRange(prices: NightPrices): string | undefined {
  if (prices.size === 0) return undefined;
  const paise = [...prices.values()];
  return [...new Set([Math.min(...paise), Math.max(...paise)])]
    .map((amount) => writeMoney(rupees(amount)))
    .join('–');
}

/** A room for search engines: a listing, or a room type. */
interface DescribedRoom {
  /** Distinguishes the room from the other rooms of its page. */
  id: string;
  name: string;
  description: string | null;
  images: readonly string[];
  amenities: readonly string[];
  isAvailable: boolean;
}

const describedItem = (item: CategoryItem): DescribedRoom => ({
  id: String(item.id),
  name: item.title,
  description: item.description,
  images: item.images,
  amenities: item.amenities,
  isAvailable: item.available,
});

export interface StructuredDataSources {
  rooms: Pick<RoomService, 'roomTypes'>;
  lowestNights: LowestNights;
  clock: Pick<Clock, 'today'>;
  categoryItems: Pick<CategoryItemService, 'inCategory'>;
  property: PropertySource;
  content: ContentSource;
  lookIndex: LookSource;
  settings: { hotelEmail: string };
}

/**
 * Structured data of schema.org: the hotel on the home page, rooms with their rates on pages that list rooms, and
 * frequent questions.
 */
export class StructuredData {
  private readonly hotelId: string;

  constructor(
    private readonly services: StructuredDataSources,
    private readonly siteUrl: string,
  ) {
    this.hotelId = `${addressOf(siteUrl, HOME)}#hotel`;
  }

  /** Null for a page without structured data. */
  async of(page: PublicPage): Promise<object | null> {
    const { rooms, categoryItems, content } = this.services;
    if (page.path === HOME) return this.hotel(page, await this.nightPrices());
    if (page.path === GOOD_TO_KNOW.path) return questionsOfHotel(content);
    if (page.roomType !== undefined) return this.roomTypePage(page, await rooms.roomTypes());
    if (!page.roomCategory) return null;
    const types = new Map((await rooms.roomTypes()).map((type) => [type.code, type]));
    const prices = await this.nightPrices();
    const items = await categoryItems.inCategory(page.roomCategory);
    const listed = items.flatMap((item) => {
      const type = item.roomTypeName && types.get(item.roomTypeName);
      return type ? [this.room(page, describedItem(item), type, prices)] : [];
    });
    return listed.length > 0 ? { '@context': CONTEXT, '@graph': listed } : null;
  }

  private async nightPrices(): Promise<NightPrices> {
    const { lowestNights, clock } = this.services;
    const lowest = await lowestNights.lowestNights(await clock.today());
    return new Map(
      [...lowest].flatMap(([code, { totalPaise }]) => (totalPaise === null ? [] : [[code, totalPaise]])),
    );
  }

  private async roomTypePage(page: PublicPage, types: readonly RoomType[]): Promise<object | null> {
    const type = types.find(({ code }) => code === page.roomType);
    if (!type) return null;
    const { name, description, pictures: images, included: amenities } = type;
    const room = { id: 'room', name, description, images, amenities, isAvailable: true };
    return { '@context': CONTEXT, ...this.room(page, room, type, await this.nightPrices()) };
  }

  /** The address of the hotel's icon. */
  private logo(): string {
    const look = this.services.lookIndex.current;
    return look.logo ? iconAddress(look, ICON_PIXELS, 'any') : '/icon-512.png';
  }

  private hotel({ description }: PublicPage, prices: NightPrices): object {
    const property = this.services.property.current;
    const picture = sharedPictureOf(this.services.content.page(HOME_TEXTS));
    return {
      '@context': CONTEXT,
      '@type': 'Hotel',
      '@id': this.hotelId,
      name: property.name,
      description,
      url: addressOf(this.siteUrl, HOME),
      image: picture ? addressOf(this.siteUrl, picture.file) : undefined,
      logo: addressOf(this.siteUrl, this.logo()),
      telephone: property.phone,
      email: property.email ?? this.services.settings.hotelEmail,
      address: {
        '@type': 'PostalAddress',
        streetAddress: property.street,
        addressLocality: property.town,
        addressRegion: property.state,
        postalCode: property.postcode,
        addressCountry: property.countryCode,
      },
      checkinTime: property.checkinFrom,
      checkoutTime: property.checkoutBy,
      priceRange: priceRange(prices),
      currenciesAccepted: CURRENCY,
      ...knownOfHotel(this.services.content, this.siteUrl),
    };
  }

  // A room that can be booked is also a product: https://schema.org/docs/hotels.html.
  private room({ path }: PublicPage, item: DescribedRoom, type: RoomType, prices: NightPrices): object {
    const url = addressOf(this.siteUrl, path);
    const property = this.services.property.current;
    const most = mostGuestsOf(type, property.childBands);
    const paise = prices.get(type.code);
    // What the guest pays for a night: prices that search engines show must contain the tax.
    const price = paise === undefined ? {} : { price: unitsOf(paise), priceCurrency: CURRENCY };
    return {
      '@type': ['HotelRoom', 'Product'],
      '@id': `${url}#${item.id}`,
      name: item.name,
      description: item.description || undefined,
      image: item.images.map((image) => addressOf(this.siteUrl, image)),
      occupancy: { '@type': 'QuantitativeValue', minValue: 1, maxValue: most },
      amenityFeature: amenityFeatures(item.amenities),
      containedInPlace: { '@type': 'Hotel', '@id': this.hotelId, name: property.name },
      offers: {
        '@type': 'Offer',
        url,
        ...price,
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          ...price,
          valueAddedTaxIncluded: true,
          unitCode: 'DAY',
        },
        availability: `${CONTEXT}/${item.isAvailable ? 'InStock' : 'SoldOut'}`,
        businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      },
    };
  }
}
