import { addDays, addMonths } from '../../src/platform/time/dates';
import type { FiguresInTestQuery } from '../generated/operations';
import { hotelToday } from './bookings';
import { assertType, execute, gql, type RequestOptions } from './graphql';
import type { TestServer } from './test-server';

const FIGURES = gql(`query FiguresInTest($from: PlainDate!, $to: PlainDate!) {
  result: figures(from: $from, to: $to) {
    __typename
    ... on InvalidInput { faults { field code } }
    ... on Figures {
      yearBefore { from to total { roomsAvailable roomsSold roomRevenuePaise } }
      period {
        from to
        total {
          roomsAvailable roomsSold roomsSoldBefore occupancyPercent roomRevenuePaise averageDailyRatePaise revenuePerRoomPaise
          roomFeesPaise foodPaise otherSalesPaise extrasPaise cancellationsPaise noShowsPaise changesPaise earlyDeparturesPaise adjustmentsPaise chargedPaise taxPaise
        }
        days { key roomsAvailable roomsSold roomRevenuePaise chargedPaise taxPaise }
        months { key roomsAvailable roomsSold roomRevenuePaise chargedPaise taxPaise }
        roomTypes { key title roomsAvailable roomsSold roomRevenuePaise chargedPaise taxPaise }
        ratePlans { key title roomsAvailable roomsSold chargedPaise taxPaise }
        channels { key roomsSold chargedPaise taxPaise }
        taxRates { taxPercent valuePaise cgstPaise sgstPaise }
        departments { department taxPercent valuePaise cgstPaise sgstPaise }
        methods { source capturedPaise counteredPaise refundedPaise }
        leadTime { stays meanDays medianDays }
      }
    }
  }
}`);

/** The response to a request of the desk for figures. */
export async function askFigures(
  testServer: Pick<TestServer, 'url'>,
  from: string,
  to: string,
  owner: RequestOptions,
): Promise<FiguresInTestQuery['result']> {
  return (await execute(testServer, FIGURES, { from, to }, owner)).result;
}

/** The figures of a valid period. */
export async function figuresOf(
  testServer: Pick<TestServer, 'url'>,
  from: string,
  to: string,
  owner: RequestOptions,
) {
  const result = await askFigures(testServer, from, to, owner);
  assertType(result, 'Figures');
  return result;
}

/** The first day of the month this number of months after the present one. */
export function firstOfMonth(months: number): string {
  return `${addMonths(hotelToday(), months).slice(0, 7)}-01`;
}

/** The last day of that month. */
export function endOfMonth(months: number): string {
  return addDays(firstOfMonth(months + 1), -1);
}
