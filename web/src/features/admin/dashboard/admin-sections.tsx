import { SelectField } from '../../../components/form/field';
import {
  useAddCategoryItemMutation,
  useAddHotelMutation,
  useAddOfferMutation,
  useDeleteCategoryItemMutation,
  useDeleteHotelMutation,
  useDeleteOfferMutation,
  useEditCategoryItemMutation,
  useEditHotelMutation,
  useEditOfferMutation,
} from '../../../generated/admin';
import { CATEGORIES } from '../../../generated/desk-rules';
import type { AdminListsQuery } from '../../../generated/graphql';
import { writeRate } from '../../../lib/money';
import { writeDay } from '../../../lib/dates/plain-dates';
import { t } from '../../../lib/texts/texts';
import { recordActions } from '../records/record-actions';
import type { RecordValues } from '../records/record-fields';
import {
  categoryForm,
  categoryItemInput,
  categoryItemValues,
  HOTEL_FORM,
  hotelInput,
  hotelValues,
  OFFER_FORM,
  offerInput,
  offerValues,
} from '../records/record-forms';
import { RecordSection } from '../records/record-section';

interface SectionProps<Name extends keyof AdminListsQuery> {
  list: AdminListsQuery[Name];
  page: number;
  onTurn: (page: number) => void;
  onChanged: () => void;
  draft: RecordValues | undefined;
  onDraft: (draft: RecordValues) => void;
}

const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

export function OffersSection({ list, ...section }: SectionProps<'allOffers'>) {
  const [add] = useAddOfferMutation();
  const [edit] = useEditOfferMutation();
  const [remove] = useDeleteOfferMutation();
  const records = list.offers.map((offer) => ({
    id: offer.id,
    title: offer.title,
    details: offer.validTill ? t`Valid till ${writeDay(offer.validTill)}` : t`No end date`,
    ...(offer.isExpired ? { mark: t`Expired` } : {}),
    values: offerValues(offer),
  }));
  return (
    <RecordSection
      form={OFFER_FORM}
      addLabel={t`Add Offer`}
      listLabel={t`offer entries`}
      pagesLabel={t`Pages of offer entries`}
      records={records}
      totalPages={list.totalPages}
      {...section}
      {...recordActions({
        inputFrom: offerInput,
        add: async (input) => (await add({ variables: { input } })).data?.addOffer,
        edit: async (id, input) => (await edit({ variables: { id, input } })).data?.editOffer,
        remove: async (id) => (await remove({ variables: { id } })).data?.deleteOffer,
      })}
    />
  );
}

export function HotelsSection({ list, ...section }: SectionProps<'allHotels'>) {
  const [add] = useAddHotelMutation();
  const [edit] = useEditHotelMutation();
  const [remove] = useDeleteHotelMutation();
  const records = list.hotels.map((hotel) => ({
    id: hotel.id,
    title: hotel.name,
    details: joined(
      hotel.city,
      hotel.country,
      hotel.starRating === null ? null : t`${hotel.starRating} stars`,
    ),
    values: hotelValues(hotel),
  }));
  return (
    <RecordSection
      form={HOTEL_FORM}
      addLabel={t`Add Hotel`}
      listLabel={t`hotel entries`}
      pagesLabel={t`Pages of hotel entries`}
      records={records}
      totalPages={list.totalPages}
      {...section}
      {...recordActions({
        inputFrom: hotelInput,
        add: async (input) => (await add({ variables: { input } })).data?.addHotel,
        edit: async (id, input) => (await edit({ variables: { id, input } })).data?.editHotel,
        remove: async (id) => (await remove({ variables: { id } })).data?.deleteHotel,
      })}
    />
  );
}

interface CategorySectionProps extends SectionProps<'allCategoryItems'> {
  roomTypes: AdminListsQuery['roomSettings'];
  /** The category whose items are listed; empty for all categories. */
  category: string;
  onCategory: (category: string) => void;
}

export function CategorySection({ list, roomTypes, category, onCategory, ...section }: CategorySectionProps) {
  const [add] = useAddCategoryItemMutation();
  const [edit] = useEditCategoryItemMutation();
  const [remove] = useDeleteCategoryItemMutation();
  const records = list.items.map((item) => ({
    id: item.id,
    title: item.title,
    details: joined(item.category, item.location, item.price && writeRate(item.price)),
    ...(item.available ? {} : { mark: t`Not available` }),
    values: categoryItemValues(item),
  }));
  return (
    <RecordSection
      form={categoryForm(roomTypes)}
      addLabel={t`Add Category`}
      listLabel={t`category entries`}
      pagesLabel={t`Pages of category entries`}
      records={records}
      filter={
        <SelectField
          label={t`Show category`}
          unmarked
          className="max-w-md"
          value={category}
          onChange={({ target }) => onCategory(target.value)}
        >
          <option value="">{t`All categories`}</option>
          {CATEGORIES.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
      }
      totalPages={list.totalPages}
      {...section}
      {...recordActions({
        inputFrom: categoryItemInput,
        add: async (input) => (await add({ variables: { input } })).data?.addCategoryItem,
        edit: async (id, input) => (await edit({ variables: { id, input } })).data?.editCategoryItem,
        remove: async (id) => (await remove({ variables: { id } })).data?.deleteCategoryItem,
      })}
    />
  );
}
