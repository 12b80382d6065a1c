import { useId, useState } from 'react';
import { SelectField, TextField } from '../../../../components/form/field';
import { useHotel } from '../../../../lib/hotel/hotel';
import { paths } from '../../../../lib/paths';
import { t } from '../../../../lib/texts/texts';
import { CopiedText } from './copied-text';

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);

/** The values that the button fills in. The guest chooses the empty values. */
interface ChosenSearch {
  checkin: string;
  checkout: string;
  adults: string;
  /** The code of the room type that is shown first. */
  first: string;
}

const NOTHING: ChosenSearch = { checkin: '', checkout: '', adults: '2', first: '' };

/** The address of the search with the chosen values. docs/links.md describes its parameters. */
export function searchAddress(origin: string, chosen: ChosenSearch): string {
  const given = Object.entries(chosen).filter(([, value]) => value !== '');
  const query = new URLSearchParams(given).toString();
  return `${origin}${paths.book}${query ? `?${query}` : ''}`;
}

/** The colours of a button, as CSS has them. */
interface ButtonColours {
  ground: string;
  text: string;
}

/** The hotel's light colours, which suit most sites, whatever colours the desk shows. */
function coloursOfHotel(): ButtonColours {
  const styles = getComputedStyle(document.documentElement);
  const colour = (name: string, otherwise: string) => styles.getPropertyValue(name).trim() || otherwise;
  return { ground: colour('--bright-action', '#000000'), text: colour('--bright-ground', '#ffffff') };
}

/** HTML of a button for other sites: a link with styles of its own, which needs no script and no file. */
export function buttonHtml(address: string, text: string, { ground, text: colour }: ButtonColours): string {
  const styles = [
    ...['display:inline-block', 'padding:12px 24px', 'border-radius:6px', 'text-decoration:none'],
    ...[`background:${ground}`, `color:${colour}`, 'font:600 16px/1.25 sans-serif'],
  ].join(';');
  return `<a href="${escaped(address)}" rel="noopener" style="${escaped(styles)}">${escaped(text)}</a>`;
}

interface SearchLinkProps {
  roomTypes: readonly { name: string; title: string }[];
}

/** A button for other sites that leads to the search. */
export function SearchLink({ roomTypes }: SearchLinkProps) {
  const { name } = useHotel();
  const id = useId();
  const [chosen, setChosen] = useState(NOTHING);
  const field = (key: keyof typeof chosen) => ({
    value: chosen[key],
    onChange: ({ target }: { target: { value: string } }) =>
      setChosen((before) => ({ ...before, [key]: target.value })),
  });
  const address = searchAddress(window.location.origin, chosen);
  const room = roomTypes.find(({ name: code }) => code === chosen.first);
  const words = room ? t`Book ${room.title} at ${name}` : t`Book a stay at ${name}`;
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="font-display text-2xl">{t`A button for other sites`}</h2>
      <p className="max-w-prose text-quiet">
        {t`Put this button on another site, such as a blog or a map entry. It opens the search with these dates and guests, and the room first. Leave empty what the guest chooses.`}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t`Check-in`} type="date" {...field('checkin')} />
        <TextField label={t`Check-out`} type="date" {...field('checkout')} />
        <TextField label={t`Adults`} inputMode="numeric" {...field('adults')} />
        <SelectField label={t`Room`} {...field('first')}>
          <option value="">{t`All rooms`}</option>
          {roomTypes.map(({ name: code, title }) => (
            <option key={code} value={code}>
              {title}
            </option>
          ))}
        </SelectField>
      </div>
      <CopiedText label={t`Address`} text={address} rows={2} />
      <CopiedText
        label={t`HTML of the button`}
        text={buttonHtml(address, words, coloursOfHotel())}
        rows={4}
      />
    </section>
  );
}
