import type { DataSource } from 'typeorm';
import type { Category } from './category-item.categories';
import { CategoryItem } from './category-item.entity';

/** What the listing pages show. */
export class CategoryItemService {
  constructor(private readonly database: DataSource) {}

  /** In the order in which they were added. */
  inCategory(category: Category): Promise<CategoryItem[]> {
    return this.database.getRepository(CategoryItem).find({
      where: { category },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }
}
