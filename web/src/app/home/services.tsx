import { Link } from 'react-router-dom';
import { ArrowRightIcon } from '../../components/icon/line-icons';
import { homePictures } from '../../components/picture/home-pictures';
import { Picture } from '../../components/picture/picture';
import type { PictureFiles } from '../../components/picture/picture-sources';
import { paths, type SitePath } from '../../lib/paths';
import { t } from '../../lib/texts/texts';

interface Service {
  title: string;
  sentence: string;
  picture: PictureFiles;
  alt: string;
  action: string;
  path: SitePath;
}

const SERVICES: readonly Service[] = [
  {
    title: t`Elegant Rooms`,
    sentence: t`Walnut, brass and linen, and a view of the lake or the garden from every room.`,
    picture: homePictures.suite,
    alt: t`Suite with a four-poster bed and a sitting area before the lake`,
    action: t`See the rooms`,
    path: paths.deluxeRooms,
  },
  {
    title: t`Fine Dining`,
    sentence: t`Recipes from Mewar and a short European menu, at candlelit tables above the water.`,
    picture: homePictures.restaurant,
    alt: t`Dining room with cusped arches over the lake, emerald banquette, candlelit tables`,
    action: t`See the restaurants`,
    path: paths.restaurants,
  },
  {
    title: t`Exclusive Offers`,
    sentence: t`Longer stays, celebrations and quiet weeks, at prices that you find only here.`,
    picture: homePictures.events,
    alt: t`Two long wedding tables under string lights, a lakeside pavilion at dusk`,
    action: t`See the offers`,
    path: paths.offers,
  },
];

/** The section 'Our Premium Services': three cards that lead to rooms, dining and offers. */
export function Services() {
  return (
    <section aria-labelledby="services-title" className="mx-auto max-w-7xl px-5 py-20 sm:px-8 lg:py-28">
      <h2 id="services-title" className="section-title">
        {t`Our Premium Services`}
      </h2>
      <ul className="mt-10 grid gap-12 md:grid-cols-3 md:gap-8 lg:mt-14 lg:gap-10">
        {SERVICES.map((service) => (
          <ServiceCard key={service.title} service={service} />
        ))}
      </ul>
    </section>
  );
}

function ServiceCard({ service }: { service: Service }) {
  const { title, sentence, picture, alt, action, path } = service;
  return (
    <li className="flex flex-col">
      <Picture
        files={picture}
        alt={alt}
        sizes="(min-width: 80rem) 25rem, (min-width: 48rem) 32vw, 100vw"
        className="aspect-[16/10] md:aspect-[4/5]"
      />
      <h3 className="mt-6 text-3xl">{title}</h3>
      <p className="mt-2 flex-1 text-quiet">{sentence}</p>
      <Link
        to={path}
        className="mt-4 inline-flex min-h-11 items-center gap-2 self-start border-b border-brass font-semibold text-action hover:text-action-hover"
      >
        {action}
        <ArrowRightIcon className="size-4.5" />
      </Link>
    </li>
  );
}
