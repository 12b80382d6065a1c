/** The directory's filters. They are in the address, so that going back and reloading keep them. */
export interface HotelFilters {
  search: string;
  city: string;
  stars: number | null;
  page: number;
}

/** Hotels per page. */
export const PAGE_SIZE = 6;

/** The star ratings to filter by. */
export const STAR_OPTIONS = [5, 4, 3] as const;

/** Reads the filters from an address; invalid values are ignored. */
export function filtersFrom(search: URLSearchParams): HotelFilters {
  const stars = Number(search.get('stars'));
  const page = Number(search.get('page'));
  return {
    search: search.get('search') ?? '',
    city: search.get('city') ?? '',
    stars: STAR_OPTIONS.some((option) => option === stars) ? stars : null,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Writes the filters as an address, without unset filters. */
export function addressOf({ search, city, stars, page }: HotelFilters): URLSearchParams {
  const address = new URLSearchParams();
  if (search) address.set('search', search);
  if (city) address.set('city', city);
  if (stars !== null) address.set('stars', String(stars));
  if (page > 1) address.set('page', String(page));
  return address;
}
