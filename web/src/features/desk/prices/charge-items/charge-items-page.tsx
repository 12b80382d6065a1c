import { FailedState } from '../../../../components/list/failed-state';
import { Spinner } from '../../../../components/status/spinner';
import {
  ChargeItemsDocument,
  useAddChargeItemMutation,
  useChargeItemsQuery,
  useEditChargeItemMutation,
} from '../../../../generated/desk-charge-items';
import type {
  AddChargeItemMutation,
  ChargeItemForm_ItemFragment,
  EditChargeItemMutation,
} from '../../../../generated/graphql';
import { DEPARTMENT_NAMES } from '../../../../lib/bookings/department-names';
import { writeMoney } from '../../../../lib/money';
import { May } from '../../../../lib/rights/may';
import { t } from '../../../../lib/texts/texts';
import type { FormValues } from '../../frame/form/form-fields';
import type { Stored, VersionedOutcome } from '../../frame/form/use-versioned-form';
import { VersionedForm } from '../../frame/form/versioned-form';
import { DeskPage } from '../../frame/layout/desk-page';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import {
  CHARGE_ITEM_FIELDS,
  chargeItemFieldOf,
  chargeItemInput,
  NEW_CHARGE_ITEM,
  valuesOfChargeItem,
} from './charge-item-form';

const storedOf = (item: ChargeItemForm_ItemFragment): Stored => ({
  values: valuesOfChargeItem(item),
  version: item.version,
});

function outcomeOf(
  result: EditChargeItemMutation['editChargeItem'] | AddChargeItemMutation['addChargeItem'] | undefined,
): VersionedOutcome {
  switch (result?.__typename) {
    case 'ChargeItemSaved':
      return { kind: 'saved', ...storedOf(result.item) };
    case 'ChargeItemChanged':
      return { kind: 'changed elsewhere', message: result.message, ...storedOf(result.item) };
    case 'InvalidInput': {
      const faults = result.faults.map(({ field, message }) => [chargeItemFieldOf(field), message]);
      return { kind: 'invalid', faults: Object.fromEntries(faults) };
    }
    default:
      return { kind: 'failed' };
  }
}

/** What the staff put on the bills of guests in the house, such as from the minibar. */
export default function ChargeItemsPage() {
  const { data, error, loading, refetch } = useChargeItemsQuery();
  useLiveQuery(['SETTING'], ChargeItemsDocument, {});
  return (
    <DeskPage
      title={t`Charges`}
      note={t`What the staff put on the bills of guests in the house, such as from the minibar. Charges that were posted keep their prices.`}
    >
      {data ? (
        <>
          <div className="border-t border-line">
            {data.chargeItems.map((item) => (
              <ItemEditor key={item.id} item={item} />
            ))}
          </div>
          <May permission="rates.write">
            <NewItem key={`new ${data.chargeItems.length}`} onAdded={refetch} />
          </May>
        </>
      ) : error && !loading ? (
        <FailedState problem={t`The charges could not be loaded.`} onRetry={() => void refetch()} />
      ) : (
        <Spinner label={t`Loading the charges`} />
      )}
    </DeskPage>
  );
}

/** 'Minibar, ₹60.00, at hand' */
function itemInWords({
  department,
  pricePaise,
  percentOfNight,
  isFavourite,
  onSale,
}: ChargeItemForm_ItemFragment) {
  const price =
    pricePaise === null
      ? t`${percentOfNight ?? 0} % of the night`
      : writeMoney({ amount: pricePaise, currency: 'INR' });
  const place = onSale ? (isFavourite ? t`at hand` : null) : t`not posted any more`;
  return [DEPARTMENT_NAMES[department], price, place].filter(Boolean).join(', ');
}

/** One line for each item: a hotel has many. Its form opens below it. */
function ItemEditor({ item }: { item: ChargeItemForm_ItemFragment }) {
  const [edit] = useEditChargeItemMutation();
  const save = async (typed: FormValues, version: number) => {
    const { data } = await edit({ variables: { id: item.id, input: chargeItemInput(typed), version } });
    return outcomeOf(data?.editChargeItem);
  };
  return (
    <section aria-label={item.name}>
      <details className="border-b border-line open:pb-8">
        <summary className="tabular min-h-11 cursor-pointer py-3">
          <h2 className="inline font-sans text-base font-semibold wrap-anywhere">{item.name}</h2>
          <span className="ml-2 text-sm text-quiet">{itemInWords(item)}</span>
        </summary>
        <div className="pt-4">
          <VersionedForm
            needs="rates.write"
            label={item.name}
            groups={CHARGE_ITEM_FIELDS}
            stored={storedOf(item)}
            save={save}
          />
        </div>
      </details>
    </section>
  );
}

function NewItem({ onAdded }: { onAdded: () => Promise<unknown> }) {
  const [add] = useAddChargeItemMutation();
  const save = async (typed: FormValues) => {
    const { data } = await add({ variables: { input: chargeItemInput(typed) } });
    const outcome = outcomeOf(data?.addChargeItem);
    if (outcome.kind === 'saved') await onAdded();
    return outcome;
  };
  return (
    <section aria-label={t`New charge`}>
      <h2 className="mb-4 font-display text-3xl">{t`New charge`}</h2>
      <VersionedForm
        needs="rates.write"
        label={t`New charge`}
        groups={CHARGE_ITEM_FIELDS}
        stored={{ values: NEW_CHARGE_ITEM, version: 0 }}
        save={save}
      />
    </section>
  );
}
