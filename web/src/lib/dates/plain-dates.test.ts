import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { addDays, nightsBetween, writeDate } from './plain-dates';

test('days are counted by the calendar', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(nightsBetween('2026-12-30', '2027-01-02')).toBe(3);
});

test('a date is written without a time zone', () => {
  expect(writeDate('2026-11-20')).toBe('Fri, 20 November 2026');
});

test.each(['Pacific/Honolulu', 'Pacific/Apia', 'Asia/Kolkata', 'America/St_Johns'])(
  'so it is for a visitor in %s',
  (TZ) => {
    // A process has one time zone from its start, so each zone has a process of its own.
    const program = `
    const { transformSync } = require('@swc/core');
    const source = require('node:fs').readFileSync(process.argv[1], 'utf8');
    const { code } = transformSync(source, { jsc: { parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } });
    const module_ = { exports: {} };
    new Function('exports', code)(module_.exports);
    process.stdout.write([module_.exports.writeDate('2026-11-20'), module_.exports.addDays('2026-11-20', 1)].join('|'));`;
    const { stdout } = spawnSync(process.execPath, ['-e', program, path.join(__dirname, 'plain-dates.ts')], {
      env: { ...process.env, TZ },
      encoding: 'utf8',
    });
    expect(stdout).toBe('Fri, 20 November 2026|2026-11-21');
  },
);
