import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestCase, TestResult } from '@playwright/test/reporter';
import { missing, programAt } from './programs';
import EngineReporter from './reporter';

const INSTALL = 'not installed; apt-get install -y --no-install-recommends';
const SETTINGS = ['FIREFOX_PATH', 'WEBKIT_DRIVER_PATH', 'WEBKIT_BROWSER_PATH', 'XVFB_PATH'];

const before = { ...process.env };
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'saffron-court-engines-'));
  for (const setting of SETTINGS) Reflect.deleteProperty(process.env, setting);
  process.env['PATH'] = folder;
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  process.env = { ...before };
});

function install(name: string): string {
  const program = path.join(folder, name);
  writeFileSync(program, '#!/bin/sh\n');
  chmodSync(program, 0o755);
  return program;
}

describe('an engine', () => {
  test('that is not installed is named with the packages that it lacks', () => {
    expect(missing('firefox')).toBe(`${INSTALL} firefox-esr`);
    expect(missing('webkit')).toBe(`${INSTALL} webkit2gtk-driver xvfb`);
  });

  test('that lacks a part is named with the package of that part', () => {
    install('WebKitWebDriver');
    process.env['WEBKIT_BROWSER_PATH'] = install('MiniBrowser');
    expect(missing('webkit')).toBe(`${INSTALL} xvfb`);
  });

  test('that the system has is tested', () => {
    const firefox = install('firefox-esr');
    expect(missing('firefox')).toBeNull();
    expect(programAt('firefox')).toBe(firefox);
  });

  test('is the one of the setting, whatever the system has', () => {
    install('firefox-esr');
    process.env['FIREFOX_PATH'] = install('my-firefox');
    expect(missing('firefox')).toBeNull();
    expect(programAt('firefox')).toBe(process.env['FIREFOX_PATH']);
  });
});

test('the report says which flow of which engine was skipped, and why', () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const reason = `${INSTALL} firefox-esr`;
  const skipped = {
    title: 'book and pay',
    annotations: [{ type: 'skip', description: reason }],
    outcome: () => 'skipped',
    parent: { project: () => ({ name: 'firefox' }) },
  } as unknown as TestCase;
  const reporter = new EngineReporter();
  reporter.onTestEnd(skipped, { duration: 0, errors: [] } as unknown as TestResult);
  reporter.onEnd({ status: 'passed', startTime: new Date(), duration: 0 });
  const lines = printed.mock.calls.map(([line]) => String(line));
  printed.mockRestore();
  expect(lines).toEqual([`  skipped  firefox  book and pay (${reason})`, '\n0 passed, 0 failed, 1 skipped']);
});
