import type {
  AddCategoryItemMutation,
  AddHotelMutation,
  AddOfferMutation,
  DeleteOfferMutation,
} from '../../../generated/graphql';
import type { RecordValues } from './record-fields';

/** What the server says to a form that adds or edits a record, of any kind. */
type SaveResult =
  AddOfferMutation['addOffer'] | AddHotelMutation['addHotel'] | AddCategoryItemMutation['addCategoryItem'];

/** What the server says to deleting a record, of any kind. */
type DeleteResult = DeleteOfferMutation['deleteOffer'];

/** What became of a form: null when the server stored it, else its reason; none when it could not be reached. */
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

/** True when the record is gone, also when somebody else was faster. */
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

/** The three things that a section does with its records. */
export function recordActions<Input>({ inputFrom, add, edit, remove }: RecordMutations<Input>) {
  return {
    add: (values: RecordValues) => saved(add(inputFrom(values))),
    edit: (id: string, values: RecordValues) => saved(edit(id, inputFrom(values))),
    remove: (id: string) => deleted(remove(id)),
  };
}
