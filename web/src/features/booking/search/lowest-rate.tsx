import { NightWithTax } from '../../../components/price/night-with-tax';
import { writeRate } from '../../../lib/money';
import { t } from '../../../lib/texts/texts';
import { useLowestRates } from './use-lowest-rates';

/** The lowest rate of all room types. Renders nothing until it is known. */
export function LowestRate() {
  const lowest = useLowestRates();
  if (!lowest) return null;
  const { nightlyRate, oneNight } = lowest;
  return (
    <p className="tabular">
      <span className="text-xl font-semibold">{t`from ${writeRate(nightlyRate)}`}</span>{' '}
      {t`a night, before tax`}
      {oneNight ? (
        <span className="block text-sm text-quiet">
          <NightWithTax price={oneNight} />
        </span>
      ) : null}
    </p>
  );
}
