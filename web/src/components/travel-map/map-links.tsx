import type { Position } from '../../lib/hotel/good-to-know';
import { t } from '../../lib/texts/texts';

interface MapLinksProps {
  /** Null when the hotel has not entered its position; then the services search for the address. */
  position: Position | null;
  /** The hotel's name and address. */
  address: string;
}

/** Links to map services. They learn about a guest only when the guest opens them. */
export function MapLinks({ position, address }: MapLinksProps) {
  const place = encodeURIComponent(position ? `${position.latitude},${position.longitude}` : address);
  const maps = [
    { label: t`Open in Google Maps`, href: `https://www.google.com/maps/search/?api=1&query=${place}` },
    { label: t`Open in OpenStreetMap`, href: `https://www.openstreetmap.org/search?query=${place}` },
  ];
  return (
    <p className="flex flex-wrap gap-x-6">
      {maps.map(({ label, href }) => (
        <a
          key={href}
          href={href}
          rel="noreferrer"
          className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
        >
          {label}
        </a>
      ))}
    </p>
  );
}
