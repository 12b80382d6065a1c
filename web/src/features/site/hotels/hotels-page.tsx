import { useSearchParams } from 'react-router-dom';
import { SelectField } from '../../../components/form/field';
import { PageHead } from '../../../components/page/page-head';
import type { PageProps } from '../../../lib/hotel/hotel';
import { SearchField } from '../../../components/form/search-field';
import { HotelResults } from './hotel-results';
import { addressOf, filtersFrom, STAR_OPTIONS, type HotelFilters } from './hotel-filters';
import { t } from '../../../lib/texts/texts';

/** The directory of partner hotels. */
export function HotelsPage({ texts: { heading, lead } }: PageProps) {
  const [search, setSearch] = useSearchParams();
  const filters = filtersFrom(search);
  const turn = (page: number) => setSearch(addressOf({ ...filters, page }));
  return (
    <div className="mx-auto w-full max-w-7xl px-5 py-12 sm:px-8 lg:py-20">
      <PageHead title={t`Partner hotels`} hiddenFromSearch />
      <h1 className="page-title">{heading}</h1>
      <p className="mt-5 max-w-xl text-lg text-quiet">{lead}</p>
      <Filters filters={filters} onChange={(changed) => setSearch(addressOf(changed), { replace: true })} />
      <HotelResults filters={filters} onTurn={turn} />
    </div>
  );
}

interface FiltersProps {
  filters: HotelFilters;
  onChange: (filters: HotelFilters) => void;
}

/** The filters. Any change returns to the first page; text fields wait until typing pauses. */
function Filters({ filters, onChange }: FiltersProps) {
  const choose = (change: Partial<HotelFilters>) => onChange({ ...filters, ...change, page: 1 });
  return (
    <search className="mt-10 grid gap-4 sm:grid-cols-3">
      <SearchField
        label={t`Search by hotel name`}
        value={filters.search}
        onRest={(search) => choose({ search })}
      />
      <SearchField label={t`Filter by city`} value={filters.city} onRest={(city) => choose({ city })} />
      <SelectField
        label={t`Stars`}
        unmarked
        value={filters.stars ?? ''}
        onChange={({ target }) => choose({ stars: target.value ? Number(target.value) : null })}
      >
        <option value="">{t`All Star Ratings`}</option>
        {STAR_OPTIONS.map((stars) => (
          <option key={stars} value={stars}>
            {t`${stars} stars`}
          </option>
        ))}
      </SelectField>
    </search>
  );
}
