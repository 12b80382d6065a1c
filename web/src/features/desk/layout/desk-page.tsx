import type { ReactNode } from 'react';
import { PageHead } from '../../../components/page/page-head';
import { joinClasses } from '../../../lib/joined-classes';
import { DeskNavigation } from './desk-navigation';

interface DeskPageProps {
  title: string;
  /** What the page is for, in a sentence. */
  note: string;
  /** Whether the page needs the width of the screen, as a form beside its preview does. */
  wide?: boolean;
  children: ReactNode;
}

/** The frame of the desk's pages. */
export function DeskPage({ title, note, wide = false, children }: DeskPageProps) {
  return (
    <div
      className={joinClasses('mx-auto w-full px-5 py-12 sm:px-8 lg:py-16', wide ? 'max-w-7xl' : 'max-w-4xl')}
    >
      <PageHead title={title} hiddenFromSearch />
      <h1 className="page-title">{title}</h1>
      <DeskNavigation />
      <p className="mt-8 max-w-prose text-quiet">{note}</p>
      <div className="mt-8 grid gap-14">{children}</div>
    </div>
  );
}
