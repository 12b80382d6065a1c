import { CallerWatch } from './caller-watch';
import { createLog } from '../log/log';

/** The alerts of these requests, each a caller, within ten minutes. */
function alertsOf(
  callers: readonly string[],
  { isProduction = true, isUnknownProxy = false } = {},
): string[] {
  const alerts: string[] = [];
  const log = createLog('info', {
    write: (line: string) => alerts.push((JSON.parse(line) as { alert: string }).alert),
  });
  let now = 0;
  const watch = new CallerWatch(log, isProduction, () => now);
  for (const caller of callers) watch.notice(caller, isUnknownProxy);
  now = 11 * 60_000;
  watch.notice('198.51.100.1', false);
  return alerts;
}

const many = (caller: string, count: number) => Array<string>(count).fill(caller);

describe('who watches the callers', () => {
  test('says when nearly all requests come from one caller', () => {
    expect(alertsOf([...many('203.0.113.9', 400), '203.0.113.10'])).toEqual(['all callers are one']);
  });

  test('says nothing of a quiet night with one guest, nor of many guests', () => {
    expect(alertsOf(many('203.0.113.9', 100))).toEqual([]);
    expect(alertsOf(Array.from({ length: 400 }, (_, index) => `203.0.113.${index % 20}`))).toEqual([]);
  });

  test('says when guests come from private addresses, in production only', () => {
    const callers = Array.from({ length: 400 }, (_, index) => `10.0.0.${index % 20}`);
    expect(alertsOf(callers)).toEqual(['callers have private addresses']);
    expect(alertsOf(callers, { isProduction: false })).toEqual([]);
  });

  test('says once that a proxy is not trusted', () => {
    expect(alertsOf(many('203.0.113.9', 50), { isUnknownProxy: true })).toEqual(['proxy is not trusted']);
  });
});
