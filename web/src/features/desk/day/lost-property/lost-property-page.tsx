import { useState } from 'react';
import { SelectField } from '../../../../components/form/field';
import { SearchField } from '../../../../components/form/search-field';
import { EmptyState } from '../../../../components/list/empty-state';
import { LostItemsDocument, useLostItemsQuery } from '../../../../generated/desk-lost-property';
import type { LostItemState } from '../../../../generated/graphql';
import { May } from '../../../../lib/rights/may';
import { t } from '../../../../lib/texts/texts';
import { DeskPage } from '../../frame/layout/desk-page';
import { NotLoaded } from '../../frame/layout/not-loaded';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { AddLostItem } from './add-lost-item';
import { LostItemEntry } from './lost-item-entry';
import { ITEM_STATES, STATES } from './lost-item-words';

/**
 * The items that were found in the hotel, with the places where they are now, and a form for items from outside the
 * rooms.
 */
export default function LostPropertyPage() {
  const [search, setSearch] = useState('');
  const [state, setState] = useState<LostItemState | null>('KEPT');
  const variables = { search, state };
  const query = useLostItemsQuery({ variables, fetchPolicy: 'cache-and-network' });
  const items = (query.data ?? query.previousData)?.lostItems;
  useLiveQuery(['HOUSE'], LostItemsDocument, variables);
  return (
    <DeskPage title={t`Lost property`}>
      <May permission="house.write">
        <AddLostItem />
      </May>
      <section aria-label={t`What was found`}>
        <search className="flex flex-wrap items-end gap-3">
          <SearchField label={t`Find an item`} value={search} onRest={setSearch} />
          <SelectField
            unmarked
            label={t`Where it is now`}
            value={state ?? ''}
            onChange={({ target }) => setState(STATES.find((one) => one === target.value) ?? null)}
          >
            <option value="">{t`Anywhere`}</option>
            {STATES.map((one) => (
              <option key={one} value={one}>
                {ITEM_STATES[one]}
              </option>
            ))}
          </SelectField>
        </search>
        {!items ? (
          <NotLoaded query={query} failed={t`The list could not be loaded.`} label={t`Loading the list`} />
        ) : items.length === 0 ? (
          <EmptyState text={t`Nothing in the list.`} />
        ) : (
          <ul className="mt-4 border-t border-line">
            {items.map((item) => (
              <LostItemEntry key={item.id} item={item} />
            ))}
          </ul>
        )}
      </section>
    </DeskPage>
  );
}
