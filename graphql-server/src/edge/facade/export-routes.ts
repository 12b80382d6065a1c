import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Router, type Request } from 'express';
import { AuthorisationCheck, CONFIRMED, staffOf } from '../../access/accounts/authorisation';
import { BookingStatus } from '../../bookings/core/booking.states';
import { BOOKINGS_FILE, type BookingExport } from '../../desk/core/booking-export';
import type { DeskFilter } from '../../desk/core/desk.read-model';
import { BalanceState, BookingChannel } from '../../desk/core/desk.results';
import { sentence } from '../../platform/refusals/sentence';
import { isPlainDate } from '../../platform/time/dates';
import { sendCodedRefusal } from '../http/coded-refusal';
import { nameRequest } from '../http/request-names';
import type { ContextOf } from './facade';

const PATH = `/api/${BOOKINGS_FILE}`;

interface ExportDependencies {
  bookingExport: BookingExport;
  contextOf: ContextOf;
}

/** What each field of the filter may be. */
const IS_VALID: Readonly<Record<keyof DeskFilter, (text: string) => boolean>> = {
  search: () => true,
  status: (text) => Object.hasOwn(BookingStatus, text),
  channel: (text) => Object.hasOwn(BookingChannel, text),
  balance: (text) => Object.hasOwn(BalanceState, text),
  from: isPlainDate,
  to: isPlainDate,
};

/** The filter of the address, or the field of it that is wrong. An empty field counts as left out. */
function filterOf({ query }: Request): { filter: DeskFilter } | { wrong: string } {
  const given = (name: keyof DeskFilter): unknown => query[name] || null;
  const wrong = Object.entries(IS_VALID).find(([name, isValid]) => {
    const value = given(name as keyof DeskFilter);
    return value !== null && !(typeof value === 'string' && isValid(value));
  });
  if (wrong) return { wrong: wrong[0] };
  const { search, status, channel, balance, from, to } = query as Partial<DeskFilter>;
  return {
    filter: {
      search: search ?? '',
      status: status || null,
      channel: channel || null,
      balance: balance || null,
      from: from || null,
      to: to || null,
    },
  };
}

/**
 * Sends the table of bookings while it is read, so that its length needs no memory. When a part cannot be read, the
 * connection ends: no program takes the beginning for the whole file.
 */
export function bookingExportRoute({ bookingExport, contextOf }: ExportDependencies): Router {
  const check = new AuthorisationCheck();
  return Router().get(PATH, async (request, response) => {
    nameRequest(response, `GET ${PATH}`);
    const context = await contextOf(request);
    check.check({ context }, ['bookings.export', CONFIRMED]);
    const found = filterOf(request);
    if ('wrong' in found) {
      const { code, message } = sentence('VALUE_INVALID');
      return sendCodedRefusal(request, response, { status: 400, code, message, field: found.wrong });
    }
    const parts = bookingExport.parts(staffOf(context), found.filter, context.clock.timeZone);
    // What fails before the first part is refused in words.
    const first = await parts.next();
    response.type('text/csv; charset=utf-8').attachment(BOOKINGS_FILE);
    const all = async function* () {
      if (!first.done) yield first.value;
      yield* parts;
    };
    await pipeline(Readable.from(all()), response).catch((error: unknown) => {
      // The client has closed the connection.
      if (!request.destroyed) throw error;
    });
  });
}
