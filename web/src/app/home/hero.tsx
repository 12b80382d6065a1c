import { WithoutScripts } from '../../features/property/without-scripts';
import { Button } from '../../components/form/button';
import { useHotel } from '../../lib/hotel';
import { HeroPicture } from './hero-picture-element';
import { t } from '../../lib/texts/texts';

/** The welcome of the home page: a title, a sentence and the button that opens the booking form. */
export function Hero({ onBook }: { onBook: () => void }) {
  const { name: hotel } = useHotel();
  return (
    <section className="hero-frame on-dusk relative flex items-end overflow-hidden text-on-dusk">
      <HeroPicture />
      <div className="hero-veil absolute inset-0" />
      <div className="relative mx-auto w-full max-w-7xl px-5 pt-32 pb-14 sm:px-8 sm:pb-20">
        <h1 className="max-w-4xl text-[3.25rem] leading-[0.98] font-medium sm:text-8xl">
          {t`Welcome to ${hotel}`}
        </h1>
        <p className="mt-5 max-w-xl text-lg sm:text-xl">
          {t`Quiet luxury and real comfort on the shore of Lake Pichola: thirty rooms between the water and the old town.`}
        </p>
        <Button look="light" size="large" className="mt-8" onClick={onBook}>
          {t`Book Your Stay`}
        </Button>
        <WithoutScripts sentence={t`To book here, switch on JavaScript.`} />
      </div>
    </section>
  );
}
