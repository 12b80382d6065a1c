import { Link } from '../../components/page/link';
import { ArrowRightIcon } from '../../components/icon/line-icons';
import { ShownPicture } from '../../components/picture/shown-picture';
import { useHotel, type Texts } from '../../lib/hotel/hotel';
import { paths, type SitePath } from '../../lib/paths';
import { pictureAt, type ShownPicture as Files } from '../../lib/hotel/shown-picture';

interface Service {
  /** The prefix of the names of its texts. */
  name: string;
  path: SitePath;
  /** Where the card leads while that page has nothing to show; a card without is left out then. */
  otherwise?: SitePath;
}

const SERVICES: readonly Service[] = [
  { name: 'rooms', path: paths.deluxeRooms, otherwise: paths.rooms },
  { name: 'dining', path: paths.restaurants },
  { name: 'offers', path: paths.offers },
];

interface ServicesProps {
  texts: Texts;
  pictures: readonly Files[];
}

/** The section 'Our Premium Services': three cards that lead to rooms, dining and offers. */
export function Services({ texts, pictures }: ServicesProps) {
  const { emptyPages = [] } = useHotel();
  const services = SERVICES.flatMap(({ name, path, otherwise }) => {
    const leadsTo = emptyPages.includes(path) ? otherwise : path;
    return leadsTo ? [{ name, path: leadsTo }] : [];
  });
  return (
    <section aria-labelledby="services-title" className="mx-auto max-w-7xl px-5 py-20 sm:px-8 lg:py-28">
      <h2 id="services-title" className="section-title">
        {texts['services.heading']}
      </h2>
      <ul className="mt-10 grid gap-12 md:auto-cols-fr md:grid-flow-col md:gap-8 lg:mt-14 lg:gap-10">
        {services.map((service) => (
          <ServiceCard
            key={service.name}
            shape={services.length < SERVICES.length ? WIDE : TALL}
            {...{ service, texts, pictures }}
          />
        ))}
      </ul>
    </section>
  );
}

/** Three pictures share a row. Fewer pictures are wide, so that they fill the row. */
const TALL = {
  sizes: '(min-width: 80rem) 25rem, (min-width: 48rem) 32vw, 100vw',
  className: 'aspect-[16/10] md:aspect-[4/5]',
};
const WIDE = { sizes: '(min-width: 80rem) 38rem, 100vw', className: 'aspect-[16/10]' };

interface ServiceCardProps extends ServicesProps {
  service: Service;
  shape: typeof TALL;
}

function ServiceCard({ service, shape, texts, pictures }: ServiceCardProps) {
  const { name, path } = service;
  const picture = pictureAt(pictures, texts[`${name}.image`]);
  return (
    <li className="flex flex-col">
      {picture ? (
        <ShownPicture files={picture} alt={texts[`${name}.picture`] || picture.altText} {...shape} />
      ) : null}
      <h3 className="mt-6 text-3xl">{texts[`${name}.heading`]}</h3>
      <p className="mt-2 flex-1 text-quiet">{texts[`${name}.sentence`]}</p>
      <Link
        to={path}
        className="mt-4 inline-flex min-h-11 items-center gap-2 self-start border-b border-brass font-semibold text-action hover:text-action-hover"
      >
        {texts[`${name}.action`]}
        <ArrowRightIcon className="size-4.5" />
      </Link>
    </li>
  );
}
