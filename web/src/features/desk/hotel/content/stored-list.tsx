import { Button } from '../../../../components/form/button';
import { t } from '../../../../lib/texts/texts';
import { differencesOf } from './list-differences';

interface StoredListProps<Item> {
  /** The list in the form. */
  here: readonly Item[];
  /** The list that was stored elsewhere since the form was opened. */
  stored: readonly Item[];
  titleOf: (item: Item) => string;
  /** Everything about an item in one line. */
  describe: (item: Item) => string;
  /** Puts the stored list into the form. */
  onTake: () => void;
}

/**
 * The differences of a list that was changed elsewhere. The form keeps its list until somebody takes the stored list.
 */
export function StoredList<Item>({ here, stored, titleOf, describe, onTake }: StoredListProps<Item>) {
  const { onlyStored, onlyHere, changed, isReordered } = differencesOf(here, stored, titleOf);
  const rows: [words: string, items: readonly Item[]][] = [
    [t`Stored by somebody else, but not in this form`, onlyStored],
    [t`Stored with other values`, changed],
    [t`In this form, but not stored`, onlyHere],
  ];
  return (
    <section aria-label={t`What differs`} className="grid gap-3 border-l-2 border-warning pl-4 text-sm">
      <p>{t`Your entries are kept. If you save, they replace the stored values.`}</p>
      <dl className="grid gap-2">
        {rows
          .filter(([, items]) => items.length > 0)
          .map(([words, items]) => (
            <div key={words}>
              <dt className="font-semibold">{words}</dt>
              {items.map((item, place) => (
                <dd key={place} className="wrap-anywhere">
                  {describe(item)}
                </dd>
              ))}
            </div>
          ))}
      </dl>
      {isReordered ? <p>{t`The order is different.`}</p> : null}
      <Button look="quiet" size="small" className="justify-self-start" onClick={onTake}>
        {t`Use the stored list`}
      </Button>
    </section>
  );
}
