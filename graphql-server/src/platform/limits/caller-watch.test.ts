import { CallerWatch } from './caller-watch';
import { createLog } from '../log/log';

/** The alerts for these requests within ten minutes. Each entry is the caller of a request. */
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

describe('the watch on callers', () => {
  test('reports that nearly all requests come from one caller', () => {
    expect(alertsOf([...many('203.0.113.9', 400), '203.0.113.10'])).toEqual(['all callers are one']);
  });

  test('does not report a quiet night with one guest, nor many guests', () => {
    expect(alertsOf(many('203.0.113.9', 100))).toEqual([]);
    expect(alertsOf(Array.from({ length: 400 }, (_, index) => `203.0.113.${index % 20}`))).toEqual([]);
  });

  test('reports guests with private addresses, but only in production', () => {
    const callers = Array.from({ length: 400 }, (_, index) => `10.0.0.${index % 20}`);
    expect(alertsOf(callers)).toEqual(['callers have private addresses']);
    expect(alertsOf(callers, { isProduction: false })).toEqual([]);
  });

  test('reports once that a proxy is not trusted', () => {
    expect(alertsOf(many('203.0.113.9', 50), { isUnknownProxy: true })).toEqual(['proxy is not trusted']);
  });
});
