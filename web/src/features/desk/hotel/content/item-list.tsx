import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../../components/form/button';
import { useMay } from '../../../../lib/rights/rights';
import { t } from '../../../../lib/texts/texts';

interface ItemListProps<Item> {
  /** The name of the list for screen readers. */
  label: string;
  items: readonly Item[];
  /** The name of an item, for the names of its buttons. */
  titleOf: (item: Item) => string;
  /** The values of a new item. */
  blank: Item;
  addLabel: string;
  maximum: number;
  onChange: (items: Item[]) => void;
  children: (item: Item, change: (changes: Partial<Item>) => void, place: number) => ReactNode;
}

/** The list with the item at `from` moved to `to`. */
function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const others = items.filter((_item, place) => place !== from);
  return [...others.slice(0, to), ...items.slice(from, from + 1), ...others.slice(to)];
}

/** A list whose items can be changed, moved by buttons, added and removed. The focus follows a moved item. */
export function ItemList<Item>(props: ItemListProps<Item>) {
  const mayWrite = useMay('content.write');
  const { label, items, titleOf, blank, addLabel, maximum, onChange, children } = props;
  const list = useRef<HTMLOListElement>(null);
  const [focused, setFocused] = useState<{ place: number } | null>(null);
  const [said, setSaid] = useState('');
  useLayoutEffect(() => {
    if (focused) list.current?.querySelectorAll<HTMLElement>(':scope > li')[focused.place]?.focus();
  }, [focused]);
  const move = (from: number, to: number) => {
    const item = items[from];
    if (!item || to < 0 || to >= items.length) return;
    onChange(moved(items, from, to));
    setSaid(t`${titleOf(item)} is number ${to + 1} of ${items.length}`);
    setFocused({ place: to });
  };
  const change = (place: number, changes: Partial<Item>) =>
    onChange(items.map((item, other) => (other === place ? { ...item, ...changes } : item)));
  const remove = (place: number) => {
    onChange(items.filter((_item, other) => other !== place));
    setFocused({ place: Math.max(0, place - 1) });
  };
  return (
    <div className="grid gap-4">
      <ol ref={list} aria-label={label} className="grid gap-4">
        {items.map((item, place) => (
          <li key={place} tabIndex={-1} className="grid gap-4 border-l-2 border-brass pl-4">
            {children(item, (changes) => change(place, changes), place)}
            {mayWrite ? (
              <ItemButtons
                title={titleOf(item) || t`number ${place + 1}`}
                isFirst={place === 0}
                isLast={place === items.length - 1}
                onMove={(by) => move(place, place + by)}
                onRemove={() => remove(place)}
              />
            ) : null}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      {mayWrite && items.length < maximum ? (
        <Button look="quiet" className="justify-self-start" onClick={() => onChange([...items, blank])}>
          {addLabel}
        </Button>
      ) : null}
    </div>
  );
}

interface ItemButtonsProps {
  title: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function ItemButtons({ title, isFirst, isLast, onMove, onRemove }: ItemButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="quiet" size="small" disabled={isFirst} onClick={() => onMove(-1)}>
        {t`Move up`}
        <span className="sr-only">: {title}</span>
      </Button>
      <Button look="quiet" size="small" disabled={isLast} onClick={() => onMove(1)}>
        {t`Move down`}
        <span className="sr-only">: {title}</span>
      </Button>
      <Button look="quiet" size="small" onClick={onRemove}>
        {t`Remove`}
        <span className="sr-only">: {title}</span>
      </Button>
    </div>
  );
}
