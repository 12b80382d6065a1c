import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager, Repository } from 'typeorm';
import { deleted } from '../platform/database';
import { plainRead } from '../platform/plain-statements';
import type { Category } from './category-item.categories';
import { CategoryItem } from './category-item.entity';
import type { CategoryItemText } from './category-item.policy';

function columnsOf({ roomType, ...text }: CategoryItemText) {
  return { ...text, roomTypeName: roomType };
}

/** What the listing pages show. */
export class CategoryItemService {
  private readonly items: Repository<CategoryItem>;
  private readonly listed: (values: [Category]) => Promise<CategoryItem[]>;

  constructor(database: DataSource) {
    this.items = database.getRepository(CategoryItem);
    const tail = 'WHERE category = $1 ORDER BY created_at, id';
    this.listed = plainRead(database, CategoryItem, tail);
  }

  /** In the order in which they were added. */
  inCategory(category: Category): Promise<CategoryItem[]> {
    return this.listed([category]);
  }

  /** Everything, or one category of it, newest first. */
  async all(
    category: Category | null,
    part: { skip: number; take: number },
  ): Promise<{ items: CategoryItem[]; totalCount: number }> {
    const [items, totalCount] = await this.items.findAndCount({
      ...part,
      where: category ? { category } : {},
      order: { createdAt: 'DESC', id: 'ASC' },
    });
    return { items, totalCount };
  }

  async add(manager: EntityManager, text: CategoryItemText): Promise<CategoryItem> {
    const id = randomUUID();
    await manager.insert(CategoryItem, { id, ...columnsOf(text) });
    return manager.findOneByOrFail(CategoryItem, { id });
  }

  /** Null when there is no such item. */
  async edit(manager: EntityManager, id: string, text: CategoryItemText): Promise<CategoryItem | null> {
    await manager.update(CategoryItem, { id }, columnsOf(text));
    return manager.findOneBy(CategoryItem, { id });
  }

  /** The item as it was; null when there was no such item. */
  delete(manager: EntityManager, id: string): Promise<CategoryItem | null> {
    return deleted(manager, CategoryItem, id);
  }
}
