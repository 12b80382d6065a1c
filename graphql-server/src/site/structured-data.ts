import type { CategoryItem } from '../category-items/category-item.entity';
import type { CategoryItemService } from '../category-items/category-item.service';
import type { RoomService } from '../rooms/room.service';
import type { PropertySource } from '../property/property.service';
import type { RoomType } from '../rooms/room-type.entity';
import { addressOf } from './page-html';
import type { PublicPage } from './site-pages';

const HOME = '/';
const CONTEXT = 'https://schema.org';

const dollarsOf = (cents: number): string => (cents / 100).toFixed(2);

/** From the cheapest night to the dearest, such as '$99–$299'. */
function priceRange(types: readonly RoomType[]): string {
  const rates = types.map(({ nightlyRateCents }) => nightlyRateCents / 100);
  return `$${Math.min(...rates)}–$${Math.max(...rates)}`;
}

export interface StructuredDataSources {
  rooms: Pick<RoomService, 'roomTypes'>;
  categoryItems: Pick<CategoryItemService, 'inCategory'>;
  property: PropertySource;
  settings: { hotelEmail: string };
}

/** Structured data of schema.org: the hotel on the home page, and rooms with their rates on pages that list rooms. */
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
    const { rooms, categoryItems } = this.services;
    if (page.path === HOME) return this.hotel(page, await rooms.roomTypes());
    if (!page.roomCategory) return null;
    const types = new Map((await rooms.roomTypes()).map((type) => [type.code, type]));
    const items = await categoryItems.inCategory(page.roomCategory);
    const listed = items.flatMap((item) => {
      const type = item.roomTypeName && types.get(item.roomTypeName);
      return type ? [this.room(page, item, type)] : [];
    });
    return listed.length > 0 ? { '@context': CONTEXT, '@graph': listed } : null;
  }

  private hotel({ description }: PublicPage, types: readonly RoomType[]): object {
    const property = this.services.property.current;
    return {
      '@context': CONTEXT,
      '@type': 'Hotel',
      '@id': this.hotelId,
      name: property.name,
      description,
      url: addressOf(this.siteUrl, HOME),
      image: addressOf(this.siteUrl, '/og.jpg'),
      logo: addressOf(this.siteUrl, '/icon-512.png'),
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
      priceRange: priceRange(types),
      currenciesAccepted: 'INR',
    };
  }

  // A room that can be booked is also a product: https://schema.org/docs/hotels.html.
  private room({ path }: PublicPage, item: CategoryItem, type: RoomType): object {
    const url = addressOf(this.siteUrl, path);
    const property = this.services.property.current;
    const rate = { price: dollarsOf(type.nightlyRateCents), priceCurrency: property.rateCurrency };
    return {
      '@type': ['HotelRoom', 'Product'],
      '@id': `${url}#${item.id}`,
      name: item.title,
      description: item.description ?? undefined,
      image: item.images.map((image) => addressOf(this.siteUrl, image)),
      occupancy: { '@type': 'QuantitativeValue', minValue: 1, maxValue: type.capacity },
      amenityFeature: item.amenities.map((name) => ({
        '@type': 'LocationFeatureSpecification',
        name,
        value: true,
      })),
      containedInPlace: { '@type': 'Hotel', '@id': this.hotelId, name: property.name },
      offers: {
        '@type': 'Offer',
        url,
        ...rate,
        priceSpecification: { '@type': 'UnitPriceSpecification', ...rate, unitCode: 'DAY' },
        availability: `${CONTEXT}/${item.available ? 'InStock' : 'SoldOut'}`,
        businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      },
    };
  }
}
