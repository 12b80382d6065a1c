import { ChevronDownIcon } from '../icon/line-icons';
import { useId, type ReactNode } from 'react';

interface DisclosureProps {
  title: string;
  /** A short text next to the title, such as a count. */
  remark?: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** A section that opens and closes under its title (https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/). */
export function Disclosure({ title, remark, open, onOpenChange, children }: DisclosureProps) {
  const id = useId();
  return (
    <section className="border-t border-line last:border-b">
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => onOpenChange(!open)}
          className="flex min-h-16 w-full cursor-pointer items-center gap-4 py-4 text-left text-[1.75rem] hover:text-action"
        >
          <span className="flex-1">{title}</span>
          {remark ? (
            <span className="tabular font-sans text-base font-normal text-quiet">{remark}</span>
          ) : null}
          <ChevronDownIcon
            className={`size-6 transition-transform duration-200 ${open ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      <div id={id} hidden={!open} className="pt-2 pb-12">
        {open ? children : null}
      </div>
    </section>
  );
}
