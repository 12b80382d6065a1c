import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SelectField, TextField } from '../../components/field';
import { PageHead } from '../../components/page-head';
import { HotelResults } from './hotel-results';
import { addressOf, filtersFrom, STAR_OPTIONS, type HotelFilters } from './hotel-filters';

const TYPING_MILLISECONDS = 300;

/** The directory of partner hotels. */
export default function HotelsPage() {
  const [search, setSearch] = useSearchParams();
  const filters = filtersFrom(search);
  const turn = (page: number) => setSearch(addressOf({ ...filters, page }));
  return (
    <div className="mx-auto w-full max-w-7xl px-5 py-12 sm:px-8 lg:py-20">
      <PageHead
        title="Partner hotels"
        description="Hotels that we know and like, in India and beyond, for the rest of your journey."
      />
      <h1 className="page-title">Partner hotels</h1>
      <p className="mt-4 max-w-xl text-lg text-quiet">
        Houses that we know and like, for the rest of your journey. You book them elsewhere; tell them who
        sent you.
      </p>
      <Filters filters={filters} onChange={(changed) => setSearch(addressOf(changed), { replace: true })} />
      <HotelResults filters={filters} onTurn={turn} />
    </div>
  );
}

interface FiltersProps {
  filters: HotelFilters;
  onChange: (filters: HotelFilters) => void;
}

/** Any change leads back to the first page; typing waits until it rests. */
function Filters({ filters, onChange }: FiltersProps) {
  const choose = (change: Partial<HotelFilters>) => onChange({ ...filters, ...change, page: 1 });
  return (
    <search className="mt-10 grid gap-4 sm:grid-cols-3">
      <TypedFilter
        label="Search by hotel name"
        value={filters.search}
        onRest={(search) => choose({ search })}
      />
      <TypedFilter label="Filter by city" value={filters.city} onRest={(city) => choose({ city })} />
      <SelectField
        label="Stars"
        unmarked
        value={filters.stars ?? ''}
        onChange={({ target }) => choose({ stars: target.value ? Number(target.value) : null })}
      >
        <option value="">All Star Ratings</option>
        {STAR_OPTIONS.map((stars) => (
          <option key={stars} value={stars}>
            {stars} stars
          </option>
        ))}
      </SelectField>
    </search>
  );
}

interface TypedFilterProps {
  label: string;
  /** As the address has it. */
  value: string;
  onRest: (text: string) => void;
}

function TypedFilter({ label, value, onRest }: TypedFilterProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // Going back changes the address under the field.
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  const rest = useRef(onRest);
  useEffect(() => {
    rest.current = onRest;
  });
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => rest.current(typed), TYPING_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <TextField
      label={label}
      type="search"
      unmarked
      maxLength={100}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
