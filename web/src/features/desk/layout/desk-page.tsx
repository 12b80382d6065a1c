import type { ReactNode } from 'react';
import { PageHead } from '../../../components/page/page-head';
import { DeskNavigation } from './desk-navigation';

interface DeskPageProps {
  title: string;
  /** What the page is for, in a sentence. */
  note: string;
  children: ReactNode;
}

/** The frame of the desk's pages. */
export function DeskPage({ title, note, children }: DeskPageProps) {
  return (
    <div className="mx-auto w-full max-w-4xl px-5 py-12 sm:px-8 lg:py-16">
      <PageHead title={title} hiddenFromSearch />
      <h1 className="page-title">{title}</h1>
      <DeskNavigation />
      <p className="mt-8 max-w-prose text-quiet">{note}</p>
      <div className="mt-8 grid gap-14">{children}</div>
    </div>
  );
}
