import { createUnionType, Field, Float, Int, ObjectType } from 'type-graphql';
import { PaymentSource } from '../../payments/core/payment.entity';
import { MinorUnits } from '../../platform/money/minor-units.scalar';
import { InvalidInput } from '../../platform/refusals/refusal.type';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { averageDailyRate, chargedPaise, occupancyPercent, revenuePerRoom, type Figure } from './figure';
import { FigureDepartment } from './figure-department';
import type { ComparedFigures, PeriodOfFigures } from './figures.service';

@ObjectType('Figure', {
  description: 'The figures of one day, month, room type, rate plan or channel, in paise without tax.',
})
export class FigureView {
  @Field({
    description:
      'A date, a month as YYYY-MM, the code of a type or plan, or a channel; empty for charges without one.',
  })
  key: string;

  @Field(() => String, { nullable: true, description: 'The name of the type or plan, for the staff.' })
  title: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Nights of rooms that were not out of order; null by plan and by channel.',
  })
  roomsAvailable: number | null;

  @Field(() => Int, { description: 'Nights that were sold, including blocks that a portal sold.' })
  roomsSold: number;

  @Field(() => Int, { description: 'The part of these nights that was already sold seven days ago.' })
  roomsSoldBefore: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Sold nights as a share of available nights, in percent with one decimal.',
  })
  occupancyPercent: number | null;

  @Field(() => MinorUnits, { description: 'For nights.' })
  roomRevenuePaise: number;

  @Field(() => MinorUnits, {
    nullable: true,
    description: 'Average daily rate: room revenue divided by sold nights; null without sold nights.',
  })
  averageDailyRatePaise: number | null;

  @Field(() => MinorUnits, {
    nullable: true,
    description: 'RevPAR: room revenue divided by available nights; null without available nights.',
  })
  revenuePerRoomPaise: number | null;

  @Field(() => MinorUnits, {
    description: 'For parts of the room’s price besides the nights, such as a late check-out.',
  })
  roomFeesPaise: number;

  @Field(() => MinorUnits, {
    description: 'The restaurant and the minibar, and extras that are restaurant supplies.',
  })
  foodPaise: number;

  @Field(() => MinorUnits, {
    description: 'Everything else that was sold, such as laundry, transfers and other extras.',
  })
  otherSalesPaise: number;

  @Field(() => MinorUnits, {
    description: 'The part of food and other sales that guests booked as extras.',
  })
  extrasPaise: number;

  @Field(() => MinorUnits, { description: 'Kept for cancelled stays.' })
  cancellationsPaise: number;

  @Field(() => MinorUnits, { description: 'Kept for stays whose guests did not come.' })
  noShowsPaise: number;

  @Field(() => MinorUnits, { description: 'Kept for nights that guests gave up by a change.' })
  changesPaise: number;

  @Field(() => MinorUnits, { description: 'Kept for nights after early departures.' })
  earlyDeparturesPaise: number;

  @Field(() => MinorUnits, { description: 'Rounding of cash, and amounts written off.' })
  adjustmentsPaise: number;

  @Field(() => MinorUnits, { description: 'The sum of all these amounts; extras count once.' })
  chargedPaise: number;

  @Field(() => MinorUnits, { description: 'CGST and SGST on all these amounts.' })
  taxPaise: number;

  static of(figure: Figure): FigureView {
    return Object.assign(new FigureView(), figure, {
      occupancyPercent: occupancyPercent(figure),
      averageDailyRatePaise: averageDailyRate(figure),
      revenuePerRoomPaise: revenuePerRoom(figure),
      chargedPaise: chargedPaise(figure),
    });
  }
}

@ObjectType({ description: 'Charges at one rate of tax, in paise.' })
class TaxFigure {
  @Field(() => Int, {
    nullable: true,
    description: 'GST in percent, both halves together; null for charges without a single rate.',
  })
  taxPercent: number | null;

  @Field(() => MinorUnits, { description: 'Before tax.' })
  valuePaise: number;

  @Field(() => MinorUnits, { description: 'Central tax.' })
  cgstPaise: number;

  @Field(() => MinorUnits, { description: 'State GST (SGST).' })
  sgstPaise: number;
}

@ObjectType({ description: 'The charges of one department at one rate of tax, in paise.' })
class DepartmentFigure extends TaxFigure {
  @Field(() => FigureDepartment, { description: 'The department.' })
  department: FigureDepartment;
}

@ObjectType({ description: 'The payments of one method, in paise, on the days of the cash-up.' })
class MethodFigure {
  @Field(() => PaymentSource, { description: 'The method.' })
  source: PaymentSource;

  @Field(() => MinorUnits, { description: 'What came.' })
  capturedPaise: number;

  @Field(() => MinorUnits, { description: 'The payments that were recorded by mistake.' })
  counteredPaise: number;

  @Field(() => MinorUnits, {
    description: 'What was refunded. The gateway’s refunds count on the day on which they are requested.',
  })
  refundedPaise: number;
}

@ObjectType({
  description: 'The sums of the gateway’s settlements, in paise, by the Indian day on which they were made.',
})
class GatewayFigure {
  @Field(() => Int, { description: 'The number of settlements, without failed ones.' })
  settlements: number;

  @Field(() => MinorUnits, { description: 'What guests paid, in the payments of these settlements.' })
  paidPaise: number;

  @Field(() => MinorUnits, { description: 'What was refunded to guests.' })
  refundedPaise: number;

  @Field(() => MinorUnits, {
    description: 'Lost disputes and other corrections: below 0 when they reduce the money.',
  })
  correctedPaise: number;

  @Field(() => MinorUnits, { description: 'Fees of these payments, without tax.' })
  feePaise: number;

  @Field(() => MinorUnits, { description: 'GST on the fees.' })
  feeTaxPaise: number;

  @Field(() => MinorUnits, {
    description: 'What reached the bank: payments less refunds, fees and their GST, plus corrections.',
  })
  settledPaise: number;

  @Field(() => PlainDateScalar, {
    nullable: true,
    description:
      'The last day of the period that was compared with the gateway; null when no day was compared.',
  })
  comparedUntil: string | null;
}

@ObjectType({
  description: 'How many days before arrival guests booked, over the stays that arrive in the period.',
})
class LeadTime {
  @Field(() => Int, { description: 'The number of stays.' })
  stays: number;

  @Field(() => Float, { nullable: true, description: 'The mean, with one decimal; null without stays.' })
  meanDays: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The median: half of the stays were booked earlier; null without stays.',
  })
  medianDays: number | null;
}

@ObjectType({ description: 'The figures of a period.' })
export class PeriodFigures {
  @Field(() => PlainDateScalar, { description: 'The first day.' })
  from: string;

  @Field(() => PlainDateScalar, { description: 'The last day.' })
  to: string;

  @Field(() => FigureView, { description: 'The sum of all days.' })
  total: FigureView;

  @Field(() => [FigureView], { description: 'Each day.' })
  days: FigureView[];

  @Field(() => [FigureView], { description: 'Each month, limited to the period.' })
  months: FigureView[];

  @Field(() => [FigureView], { description: 'By the room type that was sold.' })
  roomTypes: FigureView[];

  @Field(() => [FigureView], { description: 'By rate plan.' })
  ratePlans: FigureView[];

  @Field(() => [FigureView], { description: 'By the channel of the booking.' })
  channels: FigureView[];

  @Field(() => [TaxFigure], { description: 'All charges by rate of tax, the lowest first.' })
  taxRates: TaxFigure[];

  @Field(() => [DepartmentFigure], {
    description: 'All charges by department and rate of tax. Their sums by rate are the sums by rate of tax.',
  })
  departments: DepartmentFigure[];

  @Field(() => [MethodFigure], { description: 'Payments and refunds by method.' })
  methods: MethodFigure[];

  @Field(() => GatewayFigure, { description: 'Fees and settlements of the gateway.' })
  gateway: GatewayFigure;

  @Field(() => LeadTime, { description: 'How long before arrival guests booked.' })
  leadTime: LeadTime;

  @Field(() => MinorUnits, {
    description:
      'The refundable security deposits that the hotel holds at the end of the last day: no revenue, and no part of other sums.',
  })
  securityDepositsHeldPaise: number;

  static of(figures: PeriodOfFigures): PeriodFigures {
    const { total, days, months, roomTypes, ratePlans, channels, ...others } = figures;
    return Object.assign(new PeriodFigures(), others, {
      total: FigureView.of(total),
      days: days.map(FigureView.of),
      months: months.map(FigureView.of),
      roomTypes: roomTypes.map(FigureView.of),
      ratePlans: ratePlans.map(FigureView.of),
      channels: channels.map(FigureView.of),
    });
  }
}

@ObjectType({ description: 'The figures of a period, and of the same period a year earlier.' })
export class Figures {
  @Field(() => PlainDateScalar, { description: 'The business day of the desk.' })
  businessDay: string;

  @Field(() => PeriodFigures, { description: 'The period.' })
  period: PeriodFigures;

  @Field(() => PeriodFigures, {
    description: 'The same dates a year earlier; the end of a month stays the end of the month.',
  })
  yearBefore: PeriodFigures;

  static of({ period, yearBefore }: ComparedFigures, businessDay: string): Figures {
    return Object.assign(new Figures(), {
      businessDay,
      period: PeriodFigures.of(period),
      yearBefore: PeriodFigures.of(yearBefore),
    });
  }
}

export const FiguresResult = createUnionType({
  name: 'FiguresResult',
  description: 'The figures, or the faults of the dates.',
  types: () => [Figures, InvalidInput] as const,
});
