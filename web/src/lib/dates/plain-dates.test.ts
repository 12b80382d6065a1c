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
    // A process cannot change its time zone, so each zone is tested in a separate process.
    const program = `
    const { transformSync } = require('@swc/core');
    const { readFileSync } = require('node:fs');
    const path = require('node:path');
    function load(file) {
      const source = readFileSync(file, 'utf8');
      const { code } = transformSync(source, { jsc: { parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } });
      const exported = {};
      const imported = (name) => load(path.join(path.dirname(file), name + '.ts'));
      new Function('exports', 'require', code)(exported, imported);
      return exported;
    }
    const { writeDate, addDays } = load(process.argv[1]);
    process.stdout.write([writeDate('2026-11-20'), addDays('2026-11-20', 1)].join('|'));`;
    const { stdout } = spawnSync(process.execPath, ['-e', program, path.join(__dirname, 'plain-dates.ts')], {
      env: { ...process.env, TZ },
      encoding: 'utf8',
    });
    expect(stdout).toBe('Fri, 20 November 2026|2026-11-21');
  },
);
