import type { ReactNode } from 'react';
import { Button } from '../../../../components/form/button';
import { Message } from '../../../../components/status/message';
import { useSaveContentMutation } from '../../../../generated/desk-content';
import type { ContentForm_DocumentFragment, ContentInput } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';
import { May } from '../../../../lib/rights/may';
import type { FormFaults, FormValues } from '../../frame/form/form-fields';
import { formDraft } from '../../frame/form/form-draft';
import { RestoredDraft } from '../../frame/form/restored-draft';
import { useVersionedForm } from '../../frame/form/use-versioned-form';
import { contentOutcome } from './content-outcome';
import { StoredList } from './stored-list';

interface ListFormProps<Item> {
  label: string;
  document: ContentForm_DocumentFragment;
  itemsOf: (document: ContentForm_DocumentFragment) => readonly Item[];
  inputOf: (items: Item[]) => ContentInput;
  /** What an item is called. */
  titleOf: (item: Item) => string;
  /** Everything about an item in one line, to compare it with the stored item. */
  describe: (item: Item) => string;
  children: (items: Item[], change: (items: Item[]) => void, faults: FormFaults) => ReactNode;
}

/** A form of a list. The list is one value of the form: on a conflict the typed list is kept. */
export function ListForm<Item>({
  label,
  document,
  itemsOf,
  inputOf,
  children,
  ...item
}: ListFormProps<Item>) {
  const { kind, key, version: openedVersion } = document;
  const [save] = useSaveContentMutation();
  const valuesOf = (stored: ContentForm_DocumentFragment): FormValues => ({
    items: JSON.stringify(itemsOf(stored)),
  });
  const itemsIn = (values: FormValues) => JSON.parse(values['items'] ?? '[]') as Item[];
  const send = async (typed: FormValues, version: number) => {
    const { data } = await save({ variables: { kind, key, input: inputOf(itemsIn(typed)), version } });
    return contentOutcome(data?.saveContent, valuesOf, (field) => field);
  };
  const form = useVersionedForm(
    { values: valuesOf(document), version: openedVersion },
    send,
    t`The draft is saved. Guests see it once you publish it.`,
    formDraft(label),
  );
  const { values, faults, notice, conflicts, busy, hasChanges, submit, change } = form;
  return (
    <form
      method="dialog"
      noValidate
      aria-label={label}
      onSubmit={(event) => void submit(event)}
      className="grid gap-8"
    >
      <RestoredDraft at={form.restoredAt} onDiscard={form.discard} />
      {children(itemsIn(values), (items) => change('items', JSON.stringify(items)), faults)}
      <div className="grid gap-3 border-t border-line pt-6">
        <div role="alert">{notice?.tone === 'bad' ? <Message text={notice.text} tone="bad" /> : null}</div>
        {conflicts
          .filter(({ stored }) => stored !== values['items'])
          .map(({ name, stored }) => (
            <StoredList
              key={name}
              {...item}
              here={itemsIn(values)}
              stored={itemsIn({ items: stored })}
              onTake={() => change('items', stored)}
            />
          ))}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <May permission="content.write">
            <Button type="submit" disabled={busy} aria-busy={busy}>
              {busy ? t`Saving...` : t`Save Changes`}
            </Button>
          </May>
          <div role="status">
            {notice?.tone === 'good' && !hasChanges ? <Message text={notice.text} tone="good" /> : null}
          </div>
        </div>
      </div>
    </form>
  );
}
