import { In, type DataSource } from 'typeorm';
import type { AuditService } from '../../access/audit/audit.service';
import type { PageArguments } from '../../platform/database/paging';
import type { InvalidInputOutcome } from '../../platform/refusals/outcomes';
import { fieldFault } from '../../platform/refusals/sentence';
import { plainRead } from '../../platform/database/plain-statements';
import type { RoomService } from '../../selling/rooms/room.service';
import type { PictureIndex } from '../../pictures/core/picture-index';
import { pictureFaults } from '../../pictures/core/picture-references';
import { RecordService, type RecordPage } from '../records/record.service';
import { CATEGORIES, isCategory, type Category } from './category-item.categories';
import { CategoryItem } from './category-item.entity';
import { categoryItemRules, type CategoryItemForm } from './category-item.policy';
import type { ListedRooms } from './listed-rooms.service';

export type ListOutcome =
  { kind: 'CategoryItems'; category: Category; items: CategoryItem[] } | InvalidInputOutcome;

/** What the listing pages show. */
export class CategoryItemService extends RecordService<CategoryItem, CategoryItemForm> {
  private readonly listed: (values: [Category]) => Promise<CategoryItem[]>;

  constructor(
    database: DataSource,
    audit: AuditService,
    private readonly rooms: Pick<RoomService, 'roomTypes'>,
    listedRooms: Pick<ListedRooms, 'faultsOf' | 'idsOf'>,
    pictureIndex: PictureIndex,
  ) {
    super(database, audit, {
      noun: 'CategoryItem',
      entity: CategoryItem,
      rules: categoryItemRules,
      columnsOf: async ({ roomType, rooms: numbers, ...form }) => ({
        ...form,
        roomTypeName: roomType,
        roomIds: await listedRooms.idsOf(numbers),
      }),
      faultsOf: async (form) => [
        ...(await listedRooms.faultsOf(form)),
        ...pictureFaults(pictureIndex, 'images', form.images),
      ],
    });
    const tail = 'WHERE category = $1 ORDER BY created_at, id';
    this.listed = plainRead(database, CategoryItem, tail);
  }

  /** One page of a category, newest first. Null or empty finds every item; an unknown category finds no item. */
  pageOf(category: string | null, pageArguments: PageArguments): Promise<RecordPage<CategoryItem>> {
    const known = CATEGORIES.filter((name) => name === category);
    return this.page(pageArguments, category ? { category: In(known) } : {});
  }

  /** The items of the category that the guest asked for. */
  async list(category: string): Promise<ListOutcome> {
    if (!isCategory(category)) {
      return {
        kind: 'InvalidInput',
        faults: [fieldFault('category', 'CATEGORY_NOT_LISTED', { categories: CATEGORIES.join(', ') })],
      };
    }
    return { kind: 'CategoryItems', category, items: await this.inCategory(category) };
  }

  /** The items in the order in which they were added. A room whose type is not on sale counts as not available. */
  async inCategory(category: Category): Promise<CategoryItem[]> {
    const items = await this.listed([category]);
    if (items.every(({ roomTypeName }) => roomTypeName === null)) return items;
    const onSale = new Set((await this.rooms.roomTypes()).map(({ code }) => code));
    return items.map((item) =>
      item.roomTypeName === null || onSale.has(item.roomTypeName) ? item : { ...item, available: false },
    );
  }
}
