import { randomUUID } from 'node:crypto';
import type { DataSource, Repository } from 'typeorm';
import { preparedRead } from '../platform/prepared-read';
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
    this.listed = preparedRead(database, CategoryItem, 'items of a category', tail);
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

  async add(text: CategoryItemText): Promise<CategoryItem> {
    const id = randomUUID();
    await this.items.insert({ id, ...columnsOf(text) });
    return this.items.findOneByOrFail({ id });
  }

  /** Null when there is no such item. */
  async edit(id: string, text: CategoryItemText): Promise<CategoryItem | null> {
    await this.items.update({ id }, columnsOf(text));
    return this.items.findOneBy({ id });
  }

  /** False when there was no such item. */
  async delete(id: string): Promise<boolean> {
    const { affected } = await this.items.delete({ id });
    return affected === 1;
  }
}
