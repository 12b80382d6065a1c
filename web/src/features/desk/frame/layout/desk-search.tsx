import { Search } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { SEARCH_LENGTH } from '../../../../generated/rules';
import { paths } from '../../../../lib/paths';
import { t } from '../../../../lib/texts/texts';

/** Finds bookings from every page of the desk. */
export function DeskSearch() {
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return;
    void navigate(`${paths.deskBookings}?${new URLSearchParams({ search: typed.trim() }).toString()}`);
  };
  return (
    <form
      role="search"
      aria-label={t`Bookings`}
      onSubmit={search}
      className="relative max-lg:col-span-2 lg:px-1"
    >
      <input
        id="desk-search"
        type="search"
        aria-label={t`Find a booking`}
        placeholder={t`Find a booking`}
        title={t`Reference, name, e-mail, phone, room, GSTIN or payment`}
        maxLength={SEARCH_LENGTH}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className="min-h-11 w-full rounded-control border border-control bg-ground pr-11 pl-3 text-base placeholder:text-quiet focus-visible:outline-offset-0 lg:min-h-9 lg:text-sm pointer-coarse:min-h-11"
      />
      <button
        type="submit"
        aria-label={t`Search`}
        className="absolute top-0 right-0 grid size-11 cursor-pointer place-items-center rounded-control text-quiet hover:text-action lg:right-1 lg:size-9 pointer-coarse:size-11"
      >
        <Search aria-hidden className="size-5" strokeWidth={1.5} />
      </button>
    </form>
  );
}
