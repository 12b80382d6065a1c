import type { DataSource } from 'typeorm';
import { RoomType } from '../src/rooms/room-type.entity';
import { seedRooms } from './rooms';
import { seedSite } from './site';

/** Fills an empty house once; what an owner changed afterwards is left alone. */
export async function seed(database: DataSource): Promise<void> {
  await database.transaction(async (manager) => {
    if ((await manager.count(RoomType)) > 0) return;
    await seedRooms(manager);
    await seedSite(manager);
  });
}
