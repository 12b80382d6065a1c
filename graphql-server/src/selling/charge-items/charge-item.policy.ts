import { z } from 'zod';
import { amountInRupees, line, optional, wholeNumber } from '../../platform/text/form-rules';
import { fault } from '../../platform/text/input-faults';
import { Department } from './department';

/** The greatest length of the name, and the bounds of each number. */
export const CHARGE_ITEM_LIMITS = {
  name: 60,
  pricePaise: { minimum: 1, maximum: 100_000_000 },
  percentOfNight: { minimum: 1, maximum: 200 },
  taxPercent: { minimum: 0, maximum: 50 },
  sortOrder: { minimum: 0, maximum: 1_000 },
} as const;

/** The price and the tax of such an item follow from the price of the guest's night. */
const isOfRoom = ({ department }: { department: Department }): boolean => department === 'ROOM';

/** The rules of the owner's form for a charge item. */
export const chargeItemRules = z
  .object({
    name: line('name', 'rateName', CHARGE_ITEM_LIMITS.name),
    department: z.enum(Department),
    pricePaise: optional(amountInRupees('price', CHARGE_ITEM_LIMITS.pricePaise)),
    percentOfNight: optional(wholeNumber('percentOfNight', CHARGE_ITEM_LIMITS.percentOfNight)),
    ofFirstNight: z.boolean(),
    taxPercent: optional(wholeNumber('taxPercent', CHARGE_ITEM_LIMITS.taxPercent)),
    code: z
      .string()
      .trim()
      .regex(/^[0-9]{4,8}$/, fault('SAC_INVALID')),
    isFavourite: z.boolean(),
    onSale: z.boolean(),
    sortOrder: wholeNumber('sortOrder', CHARGE_ITEM_LIMITS.sortOrder),
  })
  .refine((form) => isOfRoom(form) || form.pricePaise !== null, {
    path: ['pricePaise'],
    error: fault('CHARGE_PRICE_MISSING'),
  })
  .refine((form) => !isOfRoom(form) || form.percentOfNight !== null, {
    path: ['percentOfNight'],
    error: fault('PERCENT_OF_NIGHT_MISSING'),
  })
  .refine((form) => form.department === 'RESTAURANT' || isOfRoom(form) || form.taxPercent !== null, {
    path: ['taxPercent'],
    error: fault('TAX_RATE_UNKNOWN'),
  })
  .transform((form) => ({
    ...form,
    pricePaise: isOfRoom(form) ? null : form.pricePaise,
    percentOfNight: isOfRoom(form) ? form.percentOfNight : null,
    ofFirstNight: isOfRoom(form) && form.ofFirstNight,
    taxPercent: isOfRoom(form) ? null : form.taxPercent,
  }));
