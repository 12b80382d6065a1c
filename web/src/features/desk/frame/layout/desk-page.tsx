import type { ReactNode } from 'react';
import { PageHead } from '../../../../components/page/page-head';
import { joinClasses } from '../../../../lib/joined-classes';

interface DeskPageProps {
  title: string;
  /** The title as the page shows it, if it is not plain text. */
  heading?: ReactNode;
  /** A few words next to the title, such as the date. */
  beside?: ReactNode;
  /** Actions for the whole page: buttons, links, a choice of dates. */
  actions?: ReactNode;
  /** The purpose of the page, in a sentence. */
  note?: string;
  /** Whether the page needs the full width, as for a table or a form next to its preview. */
  wide?: boolean;
  children: ReactNode;
}

/** A page of the desk, below or next to its navigation. Its heading is one line, with the page's actions at its end. */
export function DeskPage({ title, heading, beside, actions, note, wide = false, children }: DeskPageProps) {
  return (
    <div
      className={joinClasses(
        'w-full px-5 pt-4 pb-6 lg:pt-2.5 print:max-w-none print:p-0',
        wide ? 'max-w-[120rem]' : 'max-w-4xl',
      )}
    >
      <PageHead title={title} hiddenFromSearch />
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-3 text-quiet">
          <h1 className="text-(length:--desk-title) leading-tight text-ink lg:leading-9">
            {heading ?? title}
          </h1>
          {beside}
        </div>
        {actions ? <div className="flex flex-wrap items-center gap-2 lg:ml-auto">{actions}</div> : null}
      </div>
      {note ? <p className="mt-1 max-w-[150ch] text-sm text-quiet">{note}</p> : null}
      <div className="mt-3 grid gap-9">{children}</div>
    </div>
  );
}
