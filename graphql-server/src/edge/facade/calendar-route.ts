import { createHash } from 'node:crypto';
import { Router, type RequestHandler } from 'express';
import type { CalendarService } from '../../connections/calendars/calendar.service';
import { sentence } from '../../platform/refusals/sentence';
import { sendCodedRefusal } from '../http/coded-refusal';
import { nameRequest } from '../http/request-names';

/** The secret addresses of the calendars of rooms begin so. */
const CALENDARS_PATH = '/calendars';

/** The token of an address, as `makeAddress` writes it. */
const FILE = /^\/([A-Za-z0-9_-]{43})\.ics$/;

/** Sends the calendar of a room to whoever knows its address. No shared cache keeps it. */
export function calendarRoute(calendars: Pick<CalendarService, 'fileOf'>, limit: RequestHandler): Router {
  const router = Router();
  router.use(CALENDARS_PATH, limit, async (request, response) => {
    nameRequest(response, `GET ${CALENDARS_PATH}`);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const token = isRead ? FILE.exec(request.path)?.[1] : undefined;
    const file = token === undefined ? null : await calendars.fileOf(token);
    response.set({ 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' });
    if (file === null) {
      const { code, message } = sentence('RECORD_NOT_FOUND');
      return sendCodedRefusal(request, response, { status: 404, code, message });
    }
    const tag = `"${createHash('sha256').update(file).digest('base64url')}"`;
    response.set('ETag', tag);
    // Express would send the file to programs that ask with `Cache-Control: no-cache`, too.
    if (request.get('if-none-match')?.includes(tag)) return response.status(304).end();
    response.type('text/calendar; charset=utf-8').send(file);
  });
  return router;
}
