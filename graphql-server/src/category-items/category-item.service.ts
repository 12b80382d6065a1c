import { In, type DataSource } from 'typeorm';
import type { AuditService } from '../audit/audit.service';
import type { PageArguments } from '../platform/database/paging';
import { plainRead } from '../platform/database/plain-statements';
import { RecordService, type RecordPage } from '../records/record.service';
import { CATEGORIES, type Category } from './category-item.categories';
import { CategoryItem } from './category-item.entity';
import { categoryItemRules, type CategoryItemForm } from './category-item.policy';

/** What the listing pages show. */
export class CategoryItemService extends RecordService<CategoryItem, CategoryItemForm> {
  private readonly listed: (values: [Category]) => Promise<CategoryItem[]>;

  constructor(database: DataSource, audit: AuditService) {
    super(database, audit, {
      noun: 'CategoryItem',
      entity: CategoryItem,
      rules: categoryItemRules,
      columnsOf: ({ roomType, ...form }) => ({ ...form, roomTypeName: roomType }),
    });
    const tail = 'WHERE category = $1 ORDER BY created_at, id';
    this.listed = plainRead(database, CategoryItem, tail);
  }

  /** One page of a category, or of everything when it is null or empty, newest first; of an unknown one there are none. */
  pageOf(category: string | null, asked: PageArguments): Promise<RecordPage<CategoryItem>> {
    const known = CATEGORIES.filter((name) => name === category);
    return this.page(asked, category ? { category: In(known) } : {});
  }

  /** In the order in which they were added. */
  inCategory(category: Category): Promise<CategoryItem[]> {
    return this.listed([category]);
  }
}
