import type { DataSource } from 'typeorm';
import { RoomType } from '../src/rooms/room-type.entity';
import { seedRooms } from './rooms';
import { seedSite } from './site';

/**
 * Fills a new database once; what an owner changed afterwards is left alone. Without rooms nothing can be booked, so they
 * always come. Sample offers, hotels and pages come only where no guest takes them for real.
 */
export async function seed(database: DataSource, hasSampleContent: boolean): Promise<void> {
  await database.transaction(async (manager) => {
    if ((await manager.count(RoomType)) > 0) return;
    await seedRooms(manager);
    if (hasSampleContent) await seedSite(manager);
  });
}
