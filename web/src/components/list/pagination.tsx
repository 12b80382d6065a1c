import { joinClasses } from '../../lib/joined-classes';
import { t } from '../../lib/texts/texts';
import { GAP, pageNumbers } from './page-numbers';

interface PaginationProps {
  label: string;
  current: number;
  total: number;
  onTurn: (page: number) => void;
}

/** Numbered buttons that fit on a phone, however many pages there are. */
export function Pagination({ label, current, total, onTurn }: PaginationProps) {
  if (total <= 1) return null;
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap gap-1.5">
        {pageNumbers(current, total).map((page, place) => (
          <li key={page === GAP ? `gap ${place}` : page}>
            {page === GAP ? (
              <span aria-hidden className="grid size-11 place-items-center max-sm:w-6">
                …
              </span>
            ) : (
              <button
                type="button"
                aria-label={`Page ${page}`}
                aria-current={page === current ? 'page' : undefined}
                onClick={() => onTurn(page)}
                className={joinClasses(
                  'tabular grid h-11 min-w-10 cursor-pointer place-items-center rounded-control border px-2 font-semibold sm:min-w-11 pointer-coarse:min-[24rem]:min-w-11',
                  page === current
                    ? 'border-action bg-action text-on-action'
                    : 'border-control text-ink hover:border-action hover:text-action',
                )}
              >
                {page}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The page number for screen readers, in the live region with a list's count. */
export function PagePlace({ page, total }: { page: number; total: number }) {
  return total > 1 ? <span className="sr-only">{t`, page ${page} of ${total}`}</span> : null;
}
