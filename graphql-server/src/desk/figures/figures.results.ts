import { createUnionType, Field, Float, Int, ObjectType } from 'type-graphql';
import { PaymentSource } from '../../payments/core/payment.entity';
import { MinorUnits } from '../../platform/money/minor-units.scalar';
import { InvalidInput } from '../../platform/refusals/refusal.type';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { averageDailyRate, chargedPaise, occupancyPercent, revenuePerRoom, type Figure } from './figure';
import type { ComparedFigures, PeriodOfFigures } from './figures.service';

@ObjectType('Figure', {
  description: 'What one day, month, room type, rate plan or channel comes to. Paise without tax.',
})
export class FigureView {
  @Field({
    description:
      'A date, a month as YYYY-MM, the code of a type or plan, or a channel; empty for charges that belong to none.',
  })
  key: string;

  @Field(() => String, { nullable: true, description: 'What staff call the type or plan.' })
  title: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Nights of rooms that were not out of order; null by plan and by channel.',
  })
  roomsAvailable: number | null;

  @Field(() => Int, { description: 'Nights that were sold, those that a portal sold as blocks included.' })
  roomsSold: number;

  @Field(() => Int, { description: 'The same nights as far as they were sold seven days ago.' })
  roomsSoldBefore: number;

  @Field(() => Float, { nullable: true, description: 'Sold of available, in percent with one decimal.' })
  occupancyPercent: number | null;

  @Field(() => MinorUnits, { description: 'For nights.' })
  roomRevenuePaise: number;

  @Field(() => MinorUnits, {
    nullable: true,
    description: 'Average daily rate: room revenue for one room that was sold; null when none was.',
  })
  averageDailyRatePaise: number | null;

  @Field(() => MinorUnits, {
    nullable: true,
    description: 'RevPAR: room revenue for one room that was available; null when none was.',
  })
  revenuePerRoomPaise: number | null;

  @Field(() => MinorUnits, { description: 'For extras that guests chose.' })
  extrasPaise: number;

  @Field(() => MinorUnits, { description: 'Kept of cancelled stays.' })
  cancellationsPaise: number;

  @Field(() => MinorUnits, { description: 'Kept of stays whose guests did not come.' })
  noShowsPaise: number;

  @Field(() => MinorUnits, { description: 'Kept for nights that guests gave up by a change.' })
  changesPaise: number;

  @Field(() => MinorUnits, { description: 'Kept for nights after guests left early.' })
  earlyDeparturesPaise: number;

  @Field(() => MinorUnits, { description: 'Rounded off for cash, and written off.' })
  adjustmentsPaise: number;

  @Field(() => MinorUnits, { description: 'All of these amounts together.' })
  chargedPaise: number;

  @Field(() => MinorUnits, { description: 'CGST and SGST on all of them.' })
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

  @Field(() => MinorUnits, { description: 'Tax of the state.' })
  sgstPaise: number;
}

@ObjectType({ description: 'Money of one method, in paise, on the days of the cash-up.' })
class MethodFigure {
  @Field(() => PaymentSource, { description: 'The method.' })
  source: PaymentSource;

  @Field(() => MinorUnits, { description: 'What came.' })
  capturedPaise: number;

  @Field(() => MinorUnits, { description: 'Of it recorded by mistake.' })
  counteredPaise: number;

  @Field(() => MinorUnits, {
    description: 'What went back. The gateway’s refunds count when they are decided.',
  })
  refundedPaise: number;
}

@ObjectType({
  description:
    'What settlements of the gateway brought and cost, in paise, on the days of India on which they were made; the sums of the settlements.',
})
class GatewayFigure {
  @Field(() => Int, { description: 'How many settlements; one that failed is none.' })
  settlements: number;

  @Field(() => MinorUnits, { description: 'What guests paid, of the payments that the settlements brought.' })
  paidPaise: number;

  @Field(() => MinorUnits, { description: 'What went back to guests.' })
  refundedPaise: number;

  @Field(() => MinorUnits, {
    description: 'Lost disputes and other corrections: below 0 when they take money.',
  })
  correctedPaise: number;

  @Field(() => MinorUnits, { description: 'Fees of these payments, without tax.' })
  feePaise: number;

  @Field(() => MinorUnits, { description: 'GST on the fees.' })
  feeTaxPaise: number;

  @Field(() => MinorUnits, {
    description: 'What reached the bank: paid, less refunded, fees and their GST, with the corrections.',
  })
  settledPaise: number;

  @Field(() => PlainDateScalar, {
    nullable: true,
    description: 'The last day of the period that was compared with the gateway; null when none was.',
  })
  comparedUntil: string | null;
}

@ObjectType({
  description: 'How many days before their arrival guests booked, over the stays that arrive in the period.',
})
class LeadTime {
  @Field(() => Int, { description: 'How many stays.' })
  stays: number;

  @Field(() => Float, { nullable: true, description: 'The mean, with one decimal; null without a stay.' })
  meanDays: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Half of the stays were booked earlier; null without a stay.',
  })
  medianDays: number | null;
}

@ObjectType({ description: 'What happened in a period.' })
export class PeriodFigures {
  @Field(() => PlainDateScalar, { description: 'Its first day.' })
  from: string;

  @Field(() => PlainDateScalar, { description: 'Its last day.' })
  to: string;

  @Field(() => FigureView, { description: 'All days together.' })
  total: FigureView;

  @Field(() => [FigureView], { description: 'Each day.' })
  days: FigureView[];

  @Field(() => [FigureView], { description: 'Each month, as far as it is in the period.' })
  months: FigureView[];

  @Field(() => [FigureView], { description: 'By the room type that was sold.' })
  roomTypes: FigureView[];

  @Field(() => [FigureView], { description: 'By rate plan.' })
  ratePlans: FigureView[];

  @Field(() => [FigureView], { description: 'By where the booking was made.' })
  channels: FigureView[];

  @Field(() => [TaxFigure], { description: 'All charges by rate of tax, the lowest first.' })
  taxRates: TaxFigure[];

  @Field(() => [MethodFigure], { description: 'Payments and refunds by method.' })
  methods: MethodFigure[];

  @Field(() => GatewayFigure, { description: 'Fees and settlements of the gateway.' })
  gateway: GatewayFigure;

  @Field(() => LeadTime, { description: 'How long before their arrival guests booked.' })
  leadTime: LeadTime;

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

@ObjectType({ description: 'The figures of a period, and of the same one a year before.' })
export class Figures {
  @Field(() => PlainDateScalar, { description: 'The day that the desk works on.' })
  businessDay: string;

  @Field(() => PeriodFigures, { description: 'The period.' })
  period: PeriodFigures;

  @Field(() => PeriodFigures, { description: 'The same days a year before; a month’s end stays its end.' })
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
