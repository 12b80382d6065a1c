import type { Money } from '../src/lib/money';

export const rupees = (paise: number): Money => ({ amount: paise, currency: 'INR' });
export const dollars = (cents: number): Money => ({ amount: cents, currency: 'USD' });
