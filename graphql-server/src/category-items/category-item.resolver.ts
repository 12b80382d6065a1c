import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { ADMINISTRATOR, administratorOf } from '../accounts/authorisation';
import type { RequestContext } from '../context';
import { readInput } from '../platform/input-faults';
import { PageArguments, pageFacts, partOf } from '../platform/paging';
import { isRecordId } from '../platform/record-id';
import { Deleted, DeleteResult, RecordNotFound } from '../platform/record.results';
import { InvalidInput } from '../platform/refusal.type';
import { CATEGORIES, isCategory } from './category-item.categories';
import {
  CategoryItemInput,
  CategoryItemPage,
  CategoryItemSaved,
  SaveCategoryItemResult,
} from './category-item.inputs';
import { categoryItemRules } from './category-item.policy';
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

  @Authorized(ADMINISTRATOR)
  @Query(() => CategoryItemPage, {
    description: 'For the administrator: every item, newest first; of an unknown category there are none.',
  })
  async allCategoryItems(
    @Arg('category', () => String, { nullable: true, description: 'Only this category.' })
    category: string | null,
    @Args() page: PageArguments,
    @Ctx() { services }: RequestContext,
  ): Promise<CategoryItemPage> {
    const part = partOf(page);
    const known = category && isCategory(category) ? category : null;
    const { items, totalCount } =
      category && !known ? { items: [], totalCount: 0 } : await services.categoryItems.all(known, part);
    return Object.assign(new CategoryItemPage(), {
      items: items.map((item) => CategoryItemView.of(item)),
      ...pageFacts(page, totalCount),
    });
  }

  @Authorized(ADMINISTRATOR)
  @Mutation(() => SaveCategoryItemResult, { description: 'For the administrator: adds an item.' })
  async addCategoryItem(
    @Arg('input', () => CategoryItemInput, { description: 'The form.' }) input: CategoryItemInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof SaveCategoryItemResult> {
    const { services } = context;
    const text = readInput(categoryItemRules, { ...input, title: input.title ?? '' });
    if (!text.ok) return new InvalidInput(text.faults);
    const item = await services.administratorActions.perform(
      { who: administratorOf(context), action: 'addCategoryItem', details: text.value },
      (manager) => services.categoryItems.add(manager, text.value),
    );
    return new CategoryItemSaved(CategoryItemView.of(item));
  }

  @Authorized(ADMINISTRATOR)
  @Mutation(() => SaveCategoryItemResult, {
    description: 'For the administrator: replaces what an item says.',
  })
  async editCategoryItem(
    @Arg('id', () => ID, { description: 'The item’s id.' }) id: string,
    @Arg('input', () => CategoryItemInput, { description: 'The whole form.' }) input: CategoryItemInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof SaveCategoryItemResult> {
    const { services } = context;
    const text = readInput(categoryItemRules, { ...input, title: input.title ?? '' });
    if (!text.ok) return new InvalidInput(text.faults);
    if (!isRecordId(id)) return new RecordNotFound();
    const item = await services.administratorActions.perform(
      { who: administratorOf(context), action: 'editCategoryItem', details: text.value },
      (manager) => services.categoryItems.edit(manager, id, text.value),
    );
    return item ? new CategoryItemSaved(CategoryItemView.of(item)) : new RecordNotFound();
  }

  @Authorized(ADMINISTRATOR)
  @Mutation(() => DeleteResult, { description: 'For the administrator: deletes an item.' })
  async deleteCategoryItem(
    @Arg('id', () => ID, { description: 'The item’s id.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof DeleteResult> {
    const { services } = context;
    if (!isRecordId(id)) return new RecordNotFound();
    const gone = await services.administratorActions.perform(
      { who: administratorOf(context), action: 'deleteCategoryItem' },
      (manager) => services.categoryItems.delete(manager, id),
    );
    return gone ? new Deleted(id) : new RecordNotFound();
  }
}
