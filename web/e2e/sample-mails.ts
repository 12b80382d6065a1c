import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PICTURE = path.join(ROOT, 'web/public/og.jpg');

interface SampleMail {
  /** Such as booking-confirmed-2. */
  name: string;
  subject: string;
  html: string;
  text: string;
}

/** How readers see mails: on a phone or beside a list, in either scheme. */
export const MAIL_VIEWS = [360, 700].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** A mail of every kind, plain ones and such as a template finds hard, as the server renders them. */
export function sampleMails(): Promise<SampleMail[]> {
  rendered ??= render();
  return rendered;
}

let rendered: Promise<SampleMail[]> | undefined;

async function render(): Promise<SampleMail[]> {
  const program = ['--require', './local/typescript-cache.cjs', 'tests/testkit/print-sample-mails.ts'];
  const { stdout } = await promisify(execFile)(process.execPath, program, {
    cwd: path.join(ROOT, 'graphql-server'),
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout) as SampleMail[];
}

/** From now on mails show a picture, or none as where readers have not allowed them. */
export async function showPictures(page: Page, isAllowed: boolean): Promise<void> {
  await page.unroute('**/shared/*.jpg');
  await page.route('**/shared/*.jpg', (route) =>
    isAllowed ? route.fulfill({ path: PICTURE, contentType: 'image/jpeg' }) : route.abort(),
  );
}
