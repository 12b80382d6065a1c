import { useApolloClient } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AlertDialog } from '../../../components/dialog/alert-dialog';
import { Button } from '../../../components/form/button';
import { FailedState } from '../../../components/list/failed-state';
import { Disclosure } from '../../../components/dialog/disclosure';
import { PageHead } from '../../../components/page/page-head';
import { Spinner } from '../../../components/status/spinner';
import { ToastProvider } from '../../../components/status/toast';
import { useAdminListsQuery } from '../../../generated/admin';
import type { AdminListsQuery } from '../../../generated/graphql';
import { AdminNavigation } from '../layout/admin-navigation';
import { CategorySection, HotelsSection, OffersSection } from './admin-sections';
import { FeedbackSection } from './feedback-section';
import type { RecordValues } from '../records/record-fields';
import { t } from '../../../lib/texts/texts';

const PAGE_SIZE = 10;

// Cached queries of public pages that a change makes stale.
const PUBLIC_LISTS = ['offers', 'hotels', 'categoryItems'];

const FIRST_PAGES = { offers: 1, feedback: 1, hotels: 1, items: 1 };

type ListName = keyof typeof FIRST_PAGES;

interface DashboardProps {
  /** Hears what others change, and has the lists read again. */
  changes?: (ask: () => Promise<unknown>) => ReactNode;
}

/** The dashboard: four lists, loaded together. */
export default function DashboardPage({ changes }: DashboardProps) {
  return (
    <ToastProvider>
      <Dashboard changes={changes} />
    </ToastProvider>
  );
}

function Dashboard({ changes }: DashboardProps) {
  const [pages, setPages] = useState(FIRST_PAGES);
  const [category, setCategory] = useState('');
  const { data, previousData, error, refetch } = useAdminListsQuery({
    variables: { ...pages, category: category || null, limit: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const [readFailure, setReadFailure] = useState<unknown>();
  const failed = error !== undefined && error !== readFailure;
  const { cache } = useApolloClient();
  const lists = data ?? previousData;
  // A failure is in `error`.
  const reload = () => void refetch().catch(() => undefined);
  const retry = () => {
    setReadFailure(error);
    reload();
  };
  const showToGuests = () => {
    for (const fieldName of PUBLIC_LISTS) cache.evict({ id: 'ROOT_QUERY', fieldName });
    reload();
  };

  return (
    <div className="mx-auto w-full max-w-6xl px-5 py-12 sm:px-8 lg:py-16">
      <PageHead title={t`Dashboard`} hiddenFromSearch />
      {changes?.(() => refetch())}
      <h1 className="page-title">{t`Dashboard`}</h1>
      <AdminNavigation />
      <div className="mt-4 [&>section:first-child]:border-t-0">
        {lists ? (
          <Sections
            lists={lists}
            pages={pages}
            onTurn={(name, page) => setPages({ ...pages, [name]: page })}
            category={category}
            onCategory={(chosen) => {
              setCategory(chosen);
              setPages({ ...pages, items: 1 });
            }}
            onChanged={showToGuests}
          />
        ) : error ? (
          <FailedState problem={t`The lists could not be loaded.`} onRetry={retry} />
        ) : (
          <Spinner label={t`Loading the lists`} />
        )}
      </div>
      <AlertDialog
        open={failed}
        title={t`Failed to fetch data.`}
        onClose={() => setReadFailure(error)}
        actions={<Button onClick={retry}>{t`Try again`}</Button>}
      />
    </div>
  );
}

/** The sections that links of the desk open, by the fragment of the address. */
const LINKED_SECTIONS: Readonly<Record<string, string>> = {
  '#offers': t`Offers`,
  '#hotels': t`Hotels`,
  '#listings': t`Category Data`,
};

interface SectionsProps {
  lists: AdminListsQuery;
  pages: Record<ListName, number>;
  onTurn: (name: ListName, page: number) => void;
  category: string;
  onCategory: (category: string) => void;
  onChanged: () => void;
}

/** The four sections. Only one is open at a time. */
function Sections({ lists, pages, onTurn, category, onCategory, onChanged }: SectionsProps) {
  const { hash } = useLocation();
  const [open, setOpen] = useState<string | null>(LINKED_SECTIONS[hash] ?? null);
  // A half-written form stays while another section is open.
  const [drafts, setDrafts] = useState<Partial<Record<ListName, RecordValues>>>({});
  const section = (title: string) => ({
    title,
    open: open === title,
    onOpenChange: (next: boolean) => setOpen(next ? title : null),
  });
  const list = (name: ListName) => ({
    page: pages[name],
    onTurn: (page: number) => onTurn(name, page),
    onChanged,
    draft: drafts[name],
    onDraft: (draft: RecordValues) => setDrafts((before) => ({ ...before, [name]: draft })),
  });
  return (
    <>
      <Disclosure {...section(t`Offers`)}>
        <OffersSection list={lists.allOffers} {...list('offers')} />
      </Disclosure>
      <Disclosure {...section(t`Feedback`)}>
        <FeedbackSection list={lists.allFeedback} {...list('feedback')} />
      </Disclosure>
      <Disclosure {...section(t`Hotels`)}>
        <HotelsSection list={lists.allHotels} {...list('hotels')} />
      </Disclosure>
      <Disclosure {...section(t`Category Data`)}>
        <CategorySection
          list={lists.allCategoryItems}
          roomTypes={lists.roomSettings}
          category={category}
          onCategory={onCategory}
          {...list('items')}
        />
      </Disclosure>
    </>
  );
}
