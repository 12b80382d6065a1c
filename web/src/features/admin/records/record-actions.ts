import type {
  AddCategoryItemMutation,
  AddHotelMutation,
  AddOfferMutation,
  DeleteOfferMutation,
} from '../../../generated/graphql';
import type { RecordValues } from './record-fields';

/** The result of adding or editing a record of any kind. */
type SaveResult =
  AddOfferMutation['addOffer'] | AddHotelMutation['addHotel'] | AddCategoryItemMutation['addCategoryItem'];

/** The result of deleting a record of any kind. */
type DeleteResult = DeleteOfferMutation['deleteOffer'];

/**
 * Null when the server stored the form. Otherwise the server's message, or null in `message` when the server could not
 * be reached.
 */
export type SaveOutcome = null | { message: string | null };

async function saved(request: Promise<SaveResult | undefined>): Promise<SaveOutcome> {
  try {
    const result = await request;
    switch (result?.__typename) {
      case 'OfferSaved':
      case 'HotelSaved':
      case 'CategoryItemSaved':
        return null;
      default:
        return { message: result?.message ?? null };
    }
  } catch {
    return { message: null };
  }
}

/** True when the record is deleted, even if somebody else deleted it first. */
async function deleted(request: Promise<DeleteResult | undefined>): Promise<boolean> {
  try {
    return (await request) !== undefined;
  } catch {
    return false;
  }
}

/** One kind of record: how its form becomes the server's input, and its three mutations. */
interface RecordMutations<Input> {
  inputFrom: (values: RecordValues) => Input;
  add: (input: Input) => Promise<SaveResult | undefined>;
  edit: (id: string, input: Input) => Promise<SaveResult | undefined>;
  remove: (id: string) => Promise<DeleteResult | undefined>;
}

/** The three actions of a section. */
export function recordActions<Input>({ inputFrom, add, edit, remove }: RecordMutations<Input>) {
  return {
    add: (values: RecordValues) => saved(add(inputFrom(values))),
    edit: (id: string, values: RecordValues) => saved(edit(id, inputFrom(values))),
    remove: (id: string) => deleted(remove(id)),
  };
}
