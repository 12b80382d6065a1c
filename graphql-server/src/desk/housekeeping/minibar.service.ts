import { z } from 'zod';
import type { Staff } from '../../access/accounts/authorisation';
import { grossOf } from '../../bookings/core/booking-record';
import { postedLine } from '../../bookings/posted-charges/posted-charge.policy';
import type { ChargeOutcome, PostedChargeService } from '../../bookings/posted-charges/posted-charge.service';
import { fieldFault } from '../../platform/refusals/sentence';
import type { RequestClock } from '../../platform/time/clock';
import { dateInZone } from '../../platform/time/dates';
import { Department } from '../../selling/charge-items/department';
import type { ChargeItem } from '../../selling/charge-items/charge-item.entity';
import type { ChargeItemService } from '../../selling/charge-items/charge-item.service';
import { minibarObstacle, type minibarRules } from './minibar.policy';

/** An item of the minibar. The price is for one piece, in paise, with tax. */
export interface MinibarItem {
  id: number;
  name: string;
  paise: number;
}

type MinibarPress = z.output<typeof minibarRules>;

const isId = (text: string): boolean => z.uuid().safeParse(text).success;

/** Lets housekeeping charge a guest for items of the minibar, and for nothing else. */
export class MinibarService {
  constructor(
    private readonly items: Pick<ChargeItemService, 'find'>,
    private readonly charges: Pick<PostedChargeService, 'post'>,
  ) {}

  /**
   * The items of the minibar: the favourites of the catalogue, or all items when the hotel has chosen no favourites.
   */
  async offered(): Promise<MinibarItem[]> {
    const onSale = (await this.all()).filter((item) => item.onSale);
    const favourites = onSale.filter(({ isFavourite }) => isFavourite);
    return (favourites.length > 0 ? favourites : onSale).map(({ id, name, pricePaise, taxPercent, code }) => {
      const price = {
        ...{ name, department: Department.MINIBAR, pricePaise: pricePaise ?? 0 },
        ...{ taxPercent: taxPercent ?? 0, sac: code },
      };
      return { id, name, paise: grossOf(postedLine('', price, { quantity: 1, day: '' })) };
    });
  }

  /**
   * Puts pieces on the bill of a guest who is in the house when the press arrives. A press that waited for a
   * connection counts on the day on which the person pressed. A repeated key posts once.
   */
  async post(who: Staff, press: MinibarPress, clock: RequestClock): Promise<ChargeOutcome> {
    const { stay, item, quantity, waitedSeconds, idempotencyKey } = press;
    if (!isId(stay)) return { kind: 'RecordNotFound' };
    // Only a new press needs an item that is still on sale.
    const isOfMinibar = (await this.all()).some(({ id }) => id === item);
    if (!isOfMinibar) return { kind: 'InvalidInput', faults: [fieldFault('item', 'CHARGE_UNKNOWN')] };
    const time = await clock.time();
    const day = dateInZone(new Date(time.now.getTime() - waitedSeconds * 1000), clock.timeZone);
    const form = { idempotencyKey, item, extra: null, words: null, quantity, day: null };
    return this.charges.post(who, stay, form, time, {
      action: 'postMinibar',
      day,
      obstacleFor: async (booked, chargesOfBooking) =>
        minibarObstacle(booked, await chargesOfBooking(), { quantity, day }),
    });
  }

  private async all(): Promise<ChargeItem[]> {
    return (await this.items.find()).filter(({ department }) => department === 'MINIBAR');
  }
}
