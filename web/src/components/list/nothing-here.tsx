import { WaysOn } from '../page/ways-on';

/** In place of a page's content while there is none: says so, and leads to the rooms and to the search. */
export function NothingHere({ text }: { text: string }) {
  return (
    <div className="border-y border-brass bg-raised px-5 py-10 sm:px-10 lg:py-14">
      <p className="max-w-2xl font-display text-2xl leading-snug font-semibold text-balance">{text}</p>
      <WaysOn className="mt-5" />
    </div>
  );
}
