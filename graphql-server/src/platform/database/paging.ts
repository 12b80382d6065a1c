import { GraphQLError } from 'graphql';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';

const LARGEST_PAGE = 100_000;
const LARGEST_LIMIT = 100;

/** The requested page of a list. */
@ArgsType()
export class PageArguments {
  @Field(() => Int, { defaultValue: 1, description: 'The page, from 1.' })
  page: number;

  @Field(() => Int, { defaultValue: 20, description: 'Entries per page, 1 to 100.' })
  limit: number;
}

/** The fields that every page of a list has in addition to its entries. */
@ObjectType()
export abstract class Page {
  @Field(() => Int, { description: 'The number of this page, from 1.' })
  page: number;

  @Field(() => Int, { description: 'The number of pages; 0 when the list is empty.' })
  totalPages: number;

  @Field(() => Int, { description: 'The number of entries on all pages.' })
  totalCount: number;
}

function refused(field: string, maximum: number): GraphQLError {
  return new GraphQLError(`${field} must be a whole number from 1 to ${maximum}.`, {
    extensions: { code: 'BAD_USER_INPUT', field },
  });
}

/** How many entries to skip and to take for a page. Throws BAD_USER_INPUT when the page cannot exist. */
export function skipAndTake({ page, limit }: PageArguments): { skip: number; take: number } {
  if (page < 1 || page > LARGEST_PAGE) throw refused('page', LARGEST_PAGE);
  if (limit < 1 || limit > LARGEST_LIMIT) throw refused('limit', LARGEST_LIMIT);
  return { skip: (page - 1) * limit, take: limit };
}

/** The fields of a page in addition to its entries. */
export function pageInfo({ page, limit }: PageArguments, totalCount: number) {
  return { page, totalCount, totalPages: Math.ceil(totalCount / limit) };
}
