import { ContactLinks } from '../../../components/page/contact-links';
import { Link } from '../../../components/page/link';
import { MapLinks } from '../../../components/travel-map/map-links';
import { TravelMap } from '../../../components/travel-map/travel-map';
import type { BookingPageQuery } from '../../../generated/graphql';
import { useGoodToKnow } from '../../../lib/hotel/good-to-know';
import { paths } from '../../../lib/paths';
import { t } from '../../../lib/texts/texts';

interface GettingHereProps {
  hotel: Pick<BookingPageQuery['property'], 'name' | 'address' | 'phone'>;
}

/** For a guest with a future stay: where the hotel is and how to reach it. On paper the head of the sheet has this. */
export function GettingHere({ hotel: { name, address, phone } }: GettingHereProps) {
  const { whatsapp, position, places, mapPicture } = useGoodToKnow();
  return (
    <section aria-labelledby="getting-here" className="mt-10 print:hidden">
      <h2 id="getting-here" className="mb-3 text-3xl">
        {t`Getting here`}
      </h2>
      <p>
        {name}, {address}
      </p>
      <ContactLinks {...{ phone, whatsapp }} />
      <MapLinks position={position} address={`${name}, ${address}`} />
      <div className="my-4 empty:hidden">
        <TravelMap hotel={name} {...{ position, places, mapPicture }} />
      </div>
      <p>
        <Link
          to={paths.goodToKnow}
          className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
        >
          {t`Good to know before you come`}
        </Link>
      </p>
    </section>
  );
}
