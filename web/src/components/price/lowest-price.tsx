import { writeRate, type Money } from '../../lib/money';
import { t } from '../../lib/texts/texts';
import { NightWithTax } from './night-with-tax';

interface LowestPriceProps {
  /** With tax; null while no night can be booked. */
  oneNight: Money | null;
  /** Before tax, in the currency of the rates. */
  nightlyRate: Money;
}

/**
 * The price of a night with tax; while no night can be booked, the rate before tax. It shows one of them, because they can
 * be of two rate plans, and then the price with tax is the lower one.
 */
export function LowestPrice({ oneNight, nightlyRate }: LowestPriceProps) {
  return oneNight ? <NightWithTax price={oneNight} /> : t`from ${writeRate(nightlyRate)} a night, before tax`;
}
