import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { ForEverybody, Needs } from '../accounts/access';
import type { CategoryItemService } from './category-item.service';
import { staffOf } from '../accounts/authorisation';
import type { RequestContext } from '../accounts/request-context';
import { PageArguments } from '../platform/database/paging';
import { resultOf } from '../platform/refusals/outcomes';
import { InvalidInput } from '../platform/refusals/refusal.type';
import { deleteResult, DeleteResult, saveResult } from '../records/record.results';
import { CATEGORIES } from './category-item.categories';
import {
  CategoryItemInput,
  CategoryItemPage,
  CategoryItemSaved,
  SaveCategoryItemResult,
} from './category-item.inputs';
import { CategoryItems, CategoryItemsResult, CategoryItemView } from './category-item.results';

@Resolver()
export class CategoryItemResolver {
  constructor(private readonly categoryItemService: CategoryItemService) {}

  @ForEverybody()
  @Query(() => CategoryItemsResult, { description: 'The items of one of the thirteen categories.' })
  async categoryItems(
    @Arg('category', () => String, { description: `One of: ${CATEGORIES.join(', ')}.` }) category: string,
  ): Promise<typeof CategoryItemsResult> {
    return resultOf(await this.categoryItemService.list(category), {
      CategoryItems: ({ category: listed, items }) =>
        new CategoryItems(
          listed,
          items.map((item) => CategoryItemView.of(item)),
        ),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }

  @Needs('content.read')
  @Query(() => CategoryItemPage, {
    description: 'For the administrator: every item, newest first. An unknown category has none.',
  })
  async allCategoryItems(
    @Arg('category', () => String, { nullable: true, description: 'Only this category.' })
    category: string | null,
    @Args() pageArguments: PageArguments,
  ): Promise<CategoryItemPage> {
    const { records, ...page } = await this.categoryItemService.pageOf(category, pageArguments);
    const items = records.map((item) => CategoryItemView.of(item));
    return Object.assign(new CategoryItemPage(), { items, ...page });
  }

  @Needs('content.write')
  @Mutation(() => SaveCategoryItemResult, { description: 'For the administrator: adds an item.' })
  async addCategoryItem(
    @Arg('input', () => CategoryItemInput, { description: 'The form.' }) input: CategoryItemInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof SaveCategoryItemResult> {
    const outcome = await this.categoryItemService.add(staffOf(context), input);
    return saveResult(outcome, (item) => new CategoryItemSaved(CategoryItemView.of(item)));
  }

  @Needs('content.write')
  @Mutation(() => SaveCategoryItemResult, {
    description: 'For the administrator: replaces the fields of an item.',
  })
  async editCategoryItem(
    @Arg('id', () => ID, { description: 'The item’s id.' }) id: string,
    @Arg('input', () => CategoryItemInput, { description: 'The whole form.' }) input: CategoryItemInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof SaveCategoryItemResult> {
    const outcome = await this.categoryItemService.edit(staffOf(context), id, input);
    return saveResult(outcome, (item) => new CategoryItemSaved(CategoryItemView.of(item)));
  }

  @Needs('content.write')
  @Mutation(() => DeleteResult, { description: 'For the administrator: deletes an item.' })
  async deleteCategoryItem(
    @Arg('id', () => ID, { description: 'The item’s id.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof DeleteResult> {
    return deleteResult(await this.categoryItemService.delete(staffOf(context), id));
  }
}
