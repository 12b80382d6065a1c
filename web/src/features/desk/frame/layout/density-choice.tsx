import { t } from '../../../../lib/texts/texts';
import { useDensity, type Density } from './density';

const NAMES: Readonly<Record<Density, string>> = {
  comfortable: t`Comfortable`,
  compact: t`Compact`,
};
const DENSITIES = Object.keys(NAMES) as Density[];

/** Chooses how dense the desk's pages are. */
export function DensityChoice() {
  const { density, choose } = useDensity();
  return (
    <div role="group" aria-label={t`Density`} className="grid grid-cols-2 gap-1">
      {DENSITIES.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={density === name}
          onClick={() => choose(name)}
          className="min-h-11 cursor-pointer rounded-control border border-line px-1 text-quiet hover:border-action hover:text-action aria-pressed:border-control aria-pressed:bg-ground aria-pressed:font-semibold aria-pressed:text-ink lg:min-h-(--desk-entry)"
        >
          {NAMES[name]}
        </button>
      ))}
    </div>
  );
}
