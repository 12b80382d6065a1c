import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ForEverybody, Needs } from '../../access/accounts/access';
import type { CategoryItemService } from './category-item.service';
import { staffOf } from '../../access/accounts/authorisation';
import type { RequestContext } from '../../access/accounts/request-context';
import type { PictureIndex } from '../../pictures/core/picture-index';
import { UploadedPicture } from '../../pictures/core/picture.results';
import { PageArguments } from '../../platform/database/paging';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput } from '../../platform/refusals/refusal.type';
import { deleteResult, DeleteResult, saveResult } from '../records/record.results';
import { CATEGORIES } from './category-item.categories';
import type { CategoryItem } from './category-item.entity';
import type { ListedRooms } from './listed-rooms.service';
import {
  CategoryItemInput,
  CategoryItemPage,
  CategoryItemSaved,
  SaveCategoryItemResult,
} from './category-item.inputs';
import { CategoryItems, CategoryItemsResult, CategoryItemView } from './category-item.results';

@Resolver(() => CategoryItemView)
export class CategoryItemResolver {
  constructor(
    private readonly categoryItemService: CategoryItemService,
    private readonly listedRooms: ListedRooms,
    private readonly pictureIndex: PictureIndex,
  ) {}

  @FieldResolver(() => [UploadedPicture], {
    description: 'The item’s pictures that the hotel uploaded, with what a page needs to show them.',
  })
  uploadedPictures(@Root() { images }: CategoryItemView): UploadedPicture[] {
    return this.pictureIndex.shown(images);
  }

  @ForEverybody()
  @Query(() => CategoryItemsResult, { description: 'The items of one of the thirteen categories.' })
  async categoryItems(
    @Arg('category', () => String, { description: `One of: ${CATEGORIES.join(', ')}.` }) category: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof CategoryItemsResult> {
    return resultOf(await this.categoryItemService.list(category), {
      CategoryItems: async ({ category: listed, items }) =>
        new CategoryItems(listed, await this.viewsOf(items, context)),
      InvalidInput: ({ faults }) => new InvalidInput(faults),
    });
  }

  @Needs('content.read')
  @Query(() => CategoryItemPage, {
    description:
      'For the administrator: every item, newest first. The list is empty for an unknown category.',
  })
  async allCategoryItems(
    @Arg('category', () => String, { nullable: true, description: 'Only this category.' })
    category: string | null,
    @Args() pageArguments: PageArguments,
    @Ctx() context: RequestContext,
  ): Promise<CategoryItemPage> {
    const { records, ...page } = await this.categoryItemService.pageOf(category, pageArguments);
    const items = await this.viewsOf(records, context);
    return Object.assign(new CategoryItemPage(), { items, ...page });
  }

  @Needs('content.write')
  @Mutation(() => SaveCategoryItemResult, { description: 'For the administrator: adds an item.' })
  async addCategoryItem(
    @Arg('input', () => CategoryItemInput, { description: 'The form.' }) input: CategoryItemInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof SaveCategoryItemResult> {
    const outcome = await this.categoryItemService.add(staffOf(context), input);
    return saveResult(outcome, (item) => this.saved(item, context));
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
    return saveResult(outcome, (item) => this.saved(item, context));
  }

  @Needs('content.write')
  @Mutation(() => DeleteResult, { description: 'For the administrator: deletes an item.' })
  async deleteCategoryItem(
    @Arg('id', () => ID, { description: 'The item’s id.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof DeleteResult> {
    return deleteResult(await this.categoryItemService.delete(staffOf(context), id));
  }

  private async viewsOf(
    items: readonly CategoryItem[],
    { clock }: RequestContext,
  ): Promise<CategoryItemView[]> {
    const { today } = await clock.time();
    return (await this.listedRooms.shown(items, today)).map((shown) => CategoryItemView.of(shown));
  }

  private async saved(item: CategoryItem, context: RequestContext): Promise<CategoryItemSaved> {
    const [view] = await this.viewsOf([item], context);
    if (!view) throw new Error('A stored item has one view.');
    return new CategoryItemSaved(view);
  }
}
