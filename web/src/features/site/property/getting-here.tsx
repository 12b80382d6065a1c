import { ContactLinks } from '../../../components/page/contact-links';
import { MapLinks } from '../../../components/travel-map/map-links';
import { useHotelQuery } from '../../../generated/property';
import type { GoodToKnow } from '../../../lib/hotel/good-to-know';
import { useHotel } from '../../../lib/hotel/hotel';

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
