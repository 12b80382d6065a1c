import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../context';
import { InvalidInput } from '../platform/refusal.type';
import { CATEGORIES, isCategory } from './category-item.categories';
import { CategoryItems, CategoryItemsResult, CategoryItemView } from './category-item.results';

const UNKNOWN_CATEGORY = `There is no such category. Use one of: ${CATEGORIES.join(', ')}.`;

@Resolver()
export class CategoryItemResolver {
  @Query(() => CategoryItemsResult, { description: 'What is listed under one of the thirteen categories.' })
  async categoryItems(
    @Arg('category', () => String, { description: `One of: ${CATEGORIES.join(', ')}.` }) category: string,
    @Ctx() { services }: RequestContext,
  ): Promise<typeof CategoryItemsResult> {
    if (!isCategory(category)) return new InvalidInput([{ field: 'category', message: UNKNOWN_CATEGORY }]);
    const items = await services.categoryItems.inCategory(category);
    return new CategoryItems(
      category,
      items.map((item) => CategoryItemView.of(item)),
    );
  }
}
