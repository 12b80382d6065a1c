import type { DataSource } from 'typeorm';
import { RoomType } from '../src/rooms/room-type.entity';
import { seedProperty } from './property';
import { seedRooms } from './rooms';
import { seedSite } from './site';

interface SeedSettings {
  /** Whether a new database gets sample offers, hotels and pages. They come only where no guest takes them for real. */
  hasSampleContent: boolean;
  /** The exchange rate of a database that has none, in paise. */
  paisePerDollar: number;
}

/**
 * Fills a new database once; what an owner changed afterwards is left alone. Without rooms nothing can be booked, so they
 * always come. A database of a version that had the hotel in its code gets these values as its property.
 */
export async function seed(
  database: DataSource,
  { hasSampleContent, paisePerDollar }: SeedSettings,
): Promise<void> {
  await database.transaction(async (manager) => {
    await seedProperty(manager, paisePerDollar);
    if ((await manager.count(RoomType)) > 0) return;
    await seedRooms(manager);
    if (hasSampleContent) await seedSite(manager);
  });
}
