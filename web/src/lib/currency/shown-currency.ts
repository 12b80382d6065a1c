import { useShownCurrenciesQuery } from '../../generated/shown-currencies';
import type { ShownCurrenciesQuery } from '../../generated/graphql';
import { cameWithoutData } from '../browser/came-without-data';
import { rememberedValue } from '../browser/remembered-value';
import { useTakenOver } from '../browser/use-taken-over';

type Currencies = ShownCurrenciesQuery['property']['shownCurrencies'];

const remembered = rememberedValue('saffron-court.currency', 'currency-changed');

interface CurrencyChoice {
  /** The hotel's currencies in addition to rupees; empty when it shows only rupees, and until they are known. */
  currencies: Currencies;
  /** The guest's choice; null for rupees only. On the server it is null, so that the page is equal for all guests. */
  chosen: Currencies[number] | null;
  /** Remembers the choice in this browser. An empty code is rupees only. */
  choose: (code: string) => void;
}

/** The currency in which the guest sees prices approximately, in addition to rupees. */
export function useShownCurrency(): CurrencyChoice {
  const { data } = useShownCurrenciesQuery();
  const code = remembered.use();
  const isTakenOver = useTakenOver();
  // React takes over what the server sent, although another part of the page may have loaded the list since.
  const isKnown = isTakenOver || !cameWithoutData();
  const currencies = (isKnown && data?.property.shownCurrencies) || [];
  return {
    currencies,
    chosen: currencies.find((currency) => currency.code === code) ?? null,
    choose: (next) => (next ? remembered.keep(next) : remembered.forget()),
  };
}
