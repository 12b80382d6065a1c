import type { ReactNode } from 'react';
import { PageHead } from '../../../../components/page/page-head';
import { joinClasses } from '../../../../lib/joined-classes';

interface DeskPageProps {
  title: string;
  /** The title as the page shows it, if it is not plain text. */
  heading?: ReactNode;
  /** What the page is for, in a sentence. */
  note?: string;
  /** Whether the page needs the full width, as for a table or a form next to its preview. */
  wide?: boolean;
  children: ReactNode;
}

/** A page of the desk, below or next to its navigation. */
export function DeskPage({ title, heading, note, wide = false, children }: DeskPageProps) {
  return (
    <div
      className={joinClasses(
        'mx-auto w-full px-5 py-8 sm:px-8 lg:py-12 print:max-w-none print:p-0',
        wide ? 'max-w-7xl' : 'max-w-4xl',
      )}
    >
      <PageHead title={title} hiddenFromSearch />
      <h1 className="page-title">{heading ?? title}</h1>
      {note ? <p className="mt-4 max-w-prose text-quiet">{note}</p> : null}
      <div className="mt-8 grid gap-14">{children}</div>
    </div>
  );
}
