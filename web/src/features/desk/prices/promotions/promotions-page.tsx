import { Button } from '../../../../components/form/button';
import { Message } from '../../../../components/status/message';
import { PromotionsDocument, usePromotionsQuery } from '../../../../generated/desk-promotions';
import type { PromotionsQuery } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';
import { May } from '../../../../lib/rights/may';
import { ChangedMeanwhile, DeletedMeanwhile, type ShownValue } from '../../frame/form/changed-meanwhile';
import type { FormFaults } from '../../frame/form/form-fields';
import { FormInput } from '../../frame/form/form-input';
import { RestoredDraft } from '../../frame/form/restored-draft';
import { isSame } from '../../frame/form/use-draft-over';
import { DeskPage } from '../../frame/layout/desk-page';
import { NotLoaded } from '../../frame/layout/not-loaded';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { ChoiceBoxes } from '../rate-book/choice-boxes';
import { RateRuleList } from '../rate-book/rate-rule-list';
import { WEEKDAYS, weekdaysInWords } from '../rate-book/rate-words';
import { lastChangeOf, useRateChanges } from '../rate-book/use-rate-changes';
import { useRuleDraft } from '../rate-book/use-rule-draft';
import {
  DISCOUNT_FIELDS,
  NEW_PROMOTION,
  promotionFields,
  promotionInput,
  sampleStayOf,
  valuesOf,
  type PromotionValues,
} from './promotion-form';
import { conditionsInWords, discountInWords } from './promotion-words';

/** The changes of rates that this page makes. Other changes are undone on the page that made them. */
const PROMOTION_CHANGES: ReadonlySet<string> = new Set(['promotion', 'deletePromotion']);

/** Discounts with their conditions. */
export default function PromotionsPage() {
  const query = usePromotionsQuery();
  const { data, refetch } = query;
  useLiveQuery(['RATE'], PromotionsDocument, {});
  return (
    <DeskPage
      title={t`Promotions`}
      note={t`Only the promotion with the lowest price applies. Existing bookings keep their promotion, whatever you change here.`}
    >
      {data ? (
        <PromotionsEditor data={data} readAgain={async () => (await refetch()).data?.rateBook.version} />
      ) : (
        <NotLoaded
          query={query}
          failed={t`The promotions could not be loaded.`}
          label={t`Loading the promotions`}
        />
      )}
    </DeskPage>
  );
}

interface PromotionsEditorProps {
  data: PromotionsQuery;
  readAgain: () => Promise<number | undefined>;
}

function PromotionsEditor({ data, readAgain }: PromotionsEditorProps) {
  const { property, rateBook, roomTypes } = data;
  const { version } = rateBook;
  const rateChanges = useRateChanges(version, readAgain);
  const { faults, notice, busy, change, undo, previewStay, versionOfOthers } = rateChanges;
  const draft = useRuleDraft({
    page: 'promotions',
    rules: rateBook.promotions.map(valuesOf),
    first: NEW_PROMOTION,
    nextOf: () => NEW_PROMOTION,
    keyOf: ({ id }) => String(id),
    shownOf: (stored) => shownPromotion(stored, data),
    isEmpty: isSame,
    together: [DISCOUNT_FIELDS],
    version,
    versionOfOthers,
  });
  const { form: values, change: setValues } = draft;
  const save = async (saved: PromotionValues, over: number) => {
    if (await change({ promotion: promotionInput(saved) }, over)) draft.finish();
  };
  const remove = async (id: number) => {
    if ((await change({ deletePromotion: id })) && values.id === id) draft.finish();
  };
  const preview = () => {
    const sample = sampleStayOf(values, { today: property.today, roomType: roomTypes[0]?.name ?? '' });
    void previewStay({ promotion: promotionInput(values) }, sample);
  };
  const isLastChange = PROMOTION_CHANGES.has(lastChangeOf(rateBook.changes)?.kind ?? '');
  return (
    <div className="grid gap-14">
      <RateRuleList
        title={t`Promotions`}
        none={t`No promotions yet: every booking costs its full price.`}
        rules={rateBook.promotions.map((promotion) => ({
          id: promotion.id,
          name: promotion.name,
          dates: conditionsInWords(promotion),
          effect: discountInWords(promotion.discount, property.rateCurrency),
          onEdit: () => draft.choose(String(promotion.id)),
          onDelete: () => void remove(promotion.id),
        }))}
      />
      <May permission="rates.write">
        <section aria-labelledby="promotion-form">
          <h2 id="promotion-form" className="mb-4 font-display text-3xl">
            {values.id === null ? t`New promotion` : t`Change ${values.texts['name'] ?? ''}`}
          </h2>
          <div className="mb-5 grid gap-4 empty:hidden">
            <RestoredDraft {...draft.restored} />
            <ChangedMeanwhile {...draft.meanwhile} changes={busy ? [] : draft.meanwhile.changes} />
            <DeletedMeanwhile
              isDeleted={draft.isDeleted && !busy}
              onAdd={() => void save({ ...values, id: null }, version)}
              onDiscard={draft.finish}
            />
          </div>
          <form
            method="dialog"
            noValidate
            aria-label={t`Promotion`}
            onSubmit={(event) => {
              event.preventDefault();
              void save(values, draft.version);
            }}
            className="grid gap-8"
          >
            <PromotionInputs data={data} values={values} faults={faults} onChange={setValues} />
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <Button type="submit" disabled={busy} aria-busy={busy}>
                {values.id === null ? t`Add the promotion` : t`Save changes`}
              </Button>
              <Button look="quiet" disabled={busy} onClick={preview}>
                {t`Show the price of a stay`}
              </Button>
              {values.id === null ? null : (
                <Button look="quiet" onClick={() => setValues(NEW_PROMOTION)}>
                  {t`Add another instead`}
                </Button>
              )}
            </div>
            <div role="status">
              {notice ? <Message tone={notice.tone === 'bad' ? 'bad' : 'good'} text={notice.text} /> : null}
            </div>
          </form>
          {isLastChange ? (
            <Button look="quiet" className="mt-6" disabled={busy} onClick={() => void undo()}>
              {t`Undo the last change`}
            </Button>
          ) : null}
        </section>
      </May>
    </div>
  );
}

/** A stored promotion, as the notice about changes of others names it. */
function shownPromotion(
  { texts, weekdays, roomTypes, plans }: PromotionValues,
  { property, offers }: PromotionsQuery,
): ShownValue[] {
  const fields = promotionFields(texts, { currency: property.rateCurrency, offers }).flatMap(
    (group) => group.fields,
  );
  return [
    ...fields.map(({ name, label, choices }) => {
      const text = texts[name] ?? '';
      return { label, text: choices?.find(({ value }) => value === text)?.label ?? text };
    }),
    { label: t`Weekdays of the nights`, text: weekdaysInWords(weekdays) },
    { label: t`Room types`, text: roomTypes.join(', ') },
    { label: t`Rate plans`, text: plans.join(', ') },
  ];
}

interface PromotionInputsProps {
  data: PromotionsQuery;
  values: PromotionValues;
  faults: FormFaults;
  onChange: (values: PromotionValues) => void;
}

function PromotionInputs({ data, values, faults, onChange }: PromotionInputsProps) {
  const { property, roomTypes, ratePlans, offers } = data;
  const { texts } = values;
  const known = { currency: property.rateCurrency, offers };
  // The server names the discount as a whole.
  const faultOf = (name: string) =>
    faults[name] ?? (name === 'amount' || name === 'payNights' ? faults['discount'] : undefined);
  return (
    <>
      {promotionFields(texts, known).map(({ title, fields }) => (
        <fieldset key={title} className="grid gap-5 sm:grid-cols-2">
          <legend className="mb-3 font-semibold">{title}</legend>
          {fields.map((field) => (
            <FormInput
              key={field.name}
              field={field}
              value={texts[field.name] ?? ''}
              error={faultOf(field.name)}
              onChange={(value) => onChange({ ...values, texts: { ...texts, [field.name]: value } })}
            />
          ))}
        </fieldset>
      ))}
      <ChoiceBoxes
        legend={t`Weekdays of the nights`}
        hint={t`Leave empty for all days.`}
        choices={WEEKDAYS.map((label, index) => ({ value: index + 1, label }))}
        chosen={values.weekdays}
        onChange={(weekdays) => onChange({ ...values, weekdays })}
      />
      <ChoiceBoxes
        legend={t`Room types`}
        hint={t`Leave empty for all room types.`}
        choices={roomTypes.map(({ name, title }) => ({ value: name, label: title }))}
        chosen={values.roomTypes}
        onChange={(types) => onChange({ ...values, roomTypes: types })}
      />
      <ChoiceBoxes
        legend={t`Rate plans`}
        hint={t`Leave empty for all plans.`}
        choices={ratePlans.map(({ code, name }) => ({ value: code, label: name }))}
        chosen={values.plans}
        onChange={(plans) => onChange({ ...values, plans })}
      />
    </>
  );
}
