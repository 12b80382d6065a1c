import { useShownCurrenciesQuery } from '../../generated/shown-currencies';
import type { ShownCurrenciesQuery } from '../../generated/graphql';
import { rememberedValue } from '../browser/remembered-value';

type Currencies = ShownCurrenciesQuery['property']['shownCurrencies'];

const remembered = rememberedValue('saffron-court.currency', 'currency-changed');

interface CurrencyChoice {
  /** The hotel's currencies beside rupees; empty when it shows rupees only, and until they are known. */
  currencies: Currencies;
  /** The guest's choice; null for rupees only. On the server it is null, so that the page is equal for all guests. */
  chosen: Currencies[number] | null;
  /** Remembers the choice in this browser. An empty code is rupees only. */
  choose: (code: string) => void;
}

/** The currency in which the guest sees prices approximately, beside rupees. */
export function useShownCurrency(): CurrencyChoice {
  const { data } = useShownCurrenciesQuery();
  const code = remembered.use();
  const currencies = data?.property.shownCurrencies ?? [];
  return {
    currencies,
    chosen: currencies.find((currency) => currency.code === code) ?? null,
    choose: (next) => (next ? remembered.keep(next) : remembered.forget()),
  };
}
