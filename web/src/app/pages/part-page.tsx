import type { ReactNode } from 'react';
import { PageHead } from '../../components/page-head';

/** A part of the site as a page of its own; search engines know it from the page that it belongs to. */
export function PartPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageHead title={title} hiddenFromSearch />
      <h1 className="sr-only">{title}</h1>
      {children}
    </>
  );
}
