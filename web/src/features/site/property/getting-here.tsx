import { ContactLinks } from '../../../components/page/contact-links';
import { useHotelQuery } from '../../../generated/property';
import type { GoodToKnow, Position } from '../../../lib/hotel/good-to-know';
import { useHotel } from '../../../lib/hotel/hotel';
import { t } from '../../../lib/texts/texts';

/** The hotel's address and phone, and links to map services. */
export function GettingHere({ known: { position, whatsapp } }: { known: GoodToKnow }) {
  const { name } = useHotel();
  const { data } = useHotelQuery();
  if (!data) return null;
  const { address, phone } = data.property;
  return (
    <>
      <p>{address}</p>
      <ContactLinks phone={phone} whatsapp={whatsapp} />
      <MapLinks position={position} address={`${name}, ${address}`} />
    </>
  );
}

/** Links to map services. They learn about a guest only when the guest opens them. */
function MapLinks({ position, address }: { position: Position | null; address: string }) {
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
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {label}
        </a>
      ))}
    </p>
  );
}
