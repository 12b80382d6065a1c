import { useId, useState } from 'react';
import { TextField } from '../../../../components/form/field';
import { useHotel } from '../../../../lib/hotel/hotel';
import { paths } from '../../../../lib/paths';
import { t } from '../../../../lib/texts/texts';
import { CopiedText } from './copied-text';

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);

/** The address of the search with the chosen values. docs/api.md describes its parameters. */
export function searchAddress(
  origin: string,
  chosen: { checkin: string; checkout: string; adults: string },
): string {
  const given = Object.entries(chosen).filter(([, value]) => value !== '');
  const query = new URLSearchParams(given).toString();
  return `${origin}${paths.book}${query ? `?${query}` : ''}`;
}

/** HTML of a button for other sites: a link, which needs no script. */
export const buttonHtml = (address: string, text: string): string =>
  `<a href="${escaped(address)}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:#9a3412;color:#ffffff;font:600 16px/1.25 sans-serif;text-decoration:none">${escaped(text)}</a>`;

/** A button for other sites that leads to the search. */
export function SearchLink() {
  const { name } = useHotel();
  const id = useId();
  const [chosen, setChosen] = useState({ checkin: '', checkout: '', adults: '2' });
  const field = (key: keyof typeof chosen) => ({
    value: chosen[key],
    onChange: ({ target }: { target: { value: string } }) =>
      setChosen((before) => ({ ...before, [key]: target.value })),
  });
  const address = searchAddress(window.location.origin, chosen);
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="font-display text-2xl">{t`A button for other sites`}</h2>
      <p className="max-w-prose text-quiet">
        {t`Put this button on another site, such as a blog or a map entry. It opens the search with these dates and guests.`}
      </p>
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField label={t`Check-in`} type="date" {...field('checkin')} />
        <TextField label={t`Check-out`} type="date" {...field('checkout')} />
        <TextField label={t`Adults`} inputMode="numeric" {...field('adults')} />
      </div>
      <CopiedText label={t`Address`} text={address} rows={2} />
      <CopiedText
        label={t`HTML of the button`}
        text={buttonHtml(address, t`Book a stay at ${name}`)}
        rows={4}
      />
    </section>
  );
}
