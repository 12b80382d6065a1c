import { GraphQLError } from 'graphql';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';

const LARGEST_PAGE = 100_000;
const LARGEST_LIMIT = 100;

/** The page of a list that is wanted. */
@ArgsType()
export class PageArguments {
  @Field(() => Int, { defaultValue: 1, description: 'Which page, from 1.' })
  page: number;

  @Field(() => Int, { defaultValue: 20, description: 'Entries a page, 1 to 100.' })
  limit: number;
}

/** What every page of a list has beside its entries. */
@ObjectType()
export abstract class Page {
  @Field(() => Int, { description: 'Which page this is, from 1.' })
  page: number;

  @Field(() => Int, { description: 'How many pages there are; 0 when there is nothing.' })
  totalPages: number;

  @Field(() => Int, { description: 'How many entries all pages have.' })
  totalCount: number;
}

function refused(field: string, maximum: number): GraphQLError {
  return new GraphQLError(`${field} must be a whole number from 1 to ${maximum}.`, {
    extensions: { code: 'BAD_USER_INPUT', field },
  });
}

/** How many entries to skip and to take for a page; BAD_USER_INPUT when there can be no such page. */
export function skipAndTake({ page, limit }: PageArguments): { skip: number; take: number } {
  if (page < 1 || page > LARGEST_PAGE) throw refused('page', LARGEST_PAGE);
  if (limit < 1 || limit > LARGEST_LIMIT) throw refused('limit', LARGEST_LIMIT);
  return { skip: (page - 1) * limit, take: limit };
}

/** What a page has beside its entries. */
export function pageInfo({ page, limit }: PageArguments, totalCount: number) {
  return { page, totalCount, totalPages: Math.ceil(totalCount / limit) };
}
