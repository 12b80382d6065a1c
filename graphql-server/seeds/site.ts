import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { CategoryItem } from '../src/pages/category-items/category-item.entity';
import { Hotel } from '../src/pages/hotels/hotel.entity';
import { Offer } from '../src/pages/offers/offer.entity';
import { Property } from '../src/selling/property/property.entity';
import { Room } from '../src/selling/rooms/room.entity';
import { addDays, dateInZone } from '../src/platform/time/dates';
import { SEEDED_ITEMS } from './category-items';
import { SEEDED_HOTELS } from './hotels';
import { SEEDED_OFFERS } from './offers';
import { SAFFRON_COURT } from './property';
import { seedRateRules } from './rate-rules';

/** Placeholders, because the sample hotel has no accounts there. */
const SOCIAL_LINKS = [
  { name: 'Instagram', url: 'https://www.instagram.com/' },
  { name: 'Facebook', url: 'https://www.facebook.com/' },
  { name: 'YouTube', url: 'https://www.youtube.com/' },
];

/** Writes the content of the public pages in a new installation: sample content, which the owner can change. */
export async function seedSite(manager: EntityManager): Promise<void> {
  const today = dateInZone(new Date(), SAFFRON_COURT.timeZone);
  const rooms = await manager.find(Room);
  const items = SEEDED_ITEMS.map(({ roomType, rooms: numbers, ...item }) => ({
    id: randomUUID(),
    ...item,
    roomTypeName: roomType,
    roomIds: rooms.filter(({ number }) => numbers.includes(number)).map(({ id }) => id),
  }));
  const hotels = SEEDED_HOTELS.map((hotel) => ({ id: randomUUID(), ...hotel }));
  const offers = SEEDED_OFFERS.map(({ validDays, ...offer }) => ({
    id: randomUUID(),
    ...offer,
    validTill: validDays === null ? null : addDays(today, validDays),
  }));
  await manager.update(Property, { singleton: true }, { socialLinks: SOCIAL_LINKS });
  await manager.insert(CategoryItem, items);
  await manager.insert(Hotel, hotels);
  await manager.insert(Offer, offers);
  await seedRateRules(manager, new Map(offers.map(({ id, title }) => [title, id])));
}
