import type { DataSource } from 'typeorm';
import { RoomType } from '../src/selling/rooms/room-type.entity';
import { addMissingTax, hasProperty } from '../src/selling/property/property.repository';
import { seedProperty, TAX_PERIODS } from './property';
import { seedChargeItems } from './charge-items';
import { seedExtras } from './extras';
import { importContent, importPictures, seedContent } from './content';
import { seedRooms } from './rooms';
import { seedSite } from './site';

interface SeedSettings {
  /** Whether a new database gets the sample hotel. For real guests it stays empty. */
  hasSampleContent: boolean;
  /** The exchange rate for a database that has none: paise per dollar. */
  paisePerDollar: number;
}

/**
 * Fills a new database once; later changes of the owner stay. A database of a version that had the hotel in its code
 * has rooms but no property: it gets the values of that version and stays open.
 */
export async function seed(
  database: DataSource,
  { hasSampleContent, paisePerDollar }: SeedSettings,
): Promise<void> {
  await database.transaction(async (manager) => {
    await addMissingTax(manager, TAX_PERIODS);
    await importContent(manager, hasSampleContent);
    await importPictures(manager);
    if (await hasProperty(manager)) return;
    const isOfEarlierVersion = await manager.exists(RoomType);
    if (!isOfEarlierVersion && !hasSampleContent) return;
    await seedProperty(manager, paisePerDollar);
    if (isOfEarlierVersion) return;
    await seedRooms(manager);
    await seedExtras(manager);
    await seedChargeItems(manager);
    await seedSite(manager);
    await seedContent(manager, hasSampleContent);
  });
}
