import { In, type DataSource } from 'typeorm';
import type { AuditService } from '../audit/audit.service';
import type { PageArguments } from '../platform/database/paging';
import type { InvalidInputOutcome } from '../platform/refusals/outcomes';
import { fieldFault } from '../platform/refusals/sentence';
import { plainRead } from '../platform/database/plain-statements';
import type { RoomService } from '../rooms/room.service';
import { UNKNOWN_ROOM_TYPE } from '../rooms/stay.policy';
import { RecordService, type RecordPage } from '../records/record.service';
import { CATEGORIES, isCategory, type Category } from './category-item.categories';
import { CategoryItem } from './category-item.entity';
import { categoryItemRules, type CategoryItemForm } from './category-item.policy';

export type ListOutcome =
  { kind: 'CategoryItems'; category: Category; items: CategoryItem[] } | InvalidInputOutcome;

/** What the listing pages show. */
export class CategoryItemService extends RecordService<CategoryItem, CategoryItemForm> {
  private readonly listed: (values: [Category]) => Promise<CategoryItem[]>;

  constructor(database: DataSource, audit: AuditService, rooms: Pick<RoomService, 'hasRoomType'>) {
    super(database, audit, {
      noun: 'CategoryItem',
      entity: CategoryItem,
      rules: categoryItemRules,
      columnsOf: ({ roomType, ...form }) => ({ ...form, roomTypeName: roomType }),
      faultsOf: async ({ roomType }) =>
        roomType === null || (await rooms.hasRoomType(roomType)) ? [] : [UNKNOWN_ROOM_TYPE],
    });
    const tail = 'WHERE category = $1 ORDER BY created_at, id';
    this.listed = plainRead(database, CategoryItem, tail);
  }

  /** One page of a category, newest first. Null or empty finds every item, an unknown category none. */
  pageOf(category: string | null, pageArguments: PageArguments): Promise<RecordPage<CategoryItem>> {
    const known = CATEGORIES.filter((name) => name === category);
    return this.page(pageArguments, category ? { category: In(known) } : {});
  }

  /** What is listed under a category that a guest names. */
  async list(category: string): Promise<ListOutcome> {
    if (!isCategory(category)) {
      return {
        kind: 'InvalidInput',
        faults: [fieldFault('category', 'CATEGORY_NOT_LISTED', { categories: CATEGORIES.join(', ') })],
      };
    }
    return { kind: 'CategoryItems', category, items: await this.inCategory(category) };
  }

  /** In the order in which they were added. */
  inCategory(category: Category): Promise<CategoryItem[]> {
    return this.listed([category]);
  }
}
