import { useShownCurrency } from '../../lib/currency/shown-currency';
import { joinClasses } from '../../lib/joined-classes';
import { t } from '../../lib/texts/texts';

/**
 * Chooses a currency in which prices are shown approximately, in addition to rupees. Renders nothing when the hotel
 * shows rupees only. Without scripts it cannot choose, so it is hidden.
 */
export function CurrencyChooser({ className }: { className?: string }) {
  const { currencies, chosen, choose } = useShownCurrency();
  if (currencies.length === 0) return null;
  return (
    <label
      className={joinClasses(
        'flex flex-wrap items-center gap-x-2 text-sm text-quiet [@media(scripting:none)]:hidden',
        className,
      )}
    >
      {t`Show prices in`}
      <select
        value={chosen?.code ?? ''}
        onChange={({ target }) => choose(target.value)}
        className="min-h-11 cursor-pointer rounded-control border border-control bg-raised px-3 text-base text-ink hover:border-action"
      >
        <option value="">{t`₹ only`}</option>
        {currencies.map(({ code }) => (
          <option key={code} value={code}>{t`₹ and about ${code}`}</option>
        ))}
      </select>
    </label>
  );
}
