import { useSearchParams } from 'react-router-dom';

/** The filters and the page of a list. They are in the address, so that going back and reloading keep them. */
export function useListAddress(names: readonly string[]) {
  const [address, setAddress] = useSearchParams();
  const number = Number(address.get('page'));
  const page = Number.isInteger(number) && number > 0 ? number : 1;
  const filters = Object.fromEntries(names.map((name) => [name, address.get(name) ?? '']));
  const write = (next: Record<string, string>, nextPage: number, replace: boolean) => {
    const entries = Object.entries(next).filter(([, value]) => value !== '');
    if (nextPage > 1) entries.push(['page', String(nextPage)]);
    setAddress(new URLSearchParams(entries), { replace });
  };
  return {
    filters,
    page,
    /** Changes filters and returns to the first page. */
    filter: (change: Record<string, string>) => write({ ...filters, ...change }, 1, true),
    turn: (next: number) => write(filters, next, false),
  };
}
