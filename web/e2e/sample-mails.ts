import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PICTURE = path.join(ROOT, 'web/public/og.jpg');

interface SampleMail {
  /** The name of the sample, such as booking-confirmed-2. */
  name: string;
  subject: string;
  html: string;
  text: string;
}

/** How readers see mails: on a phone or next to a list, in light and dark. */
export const MAIL_VIEWS = [360, 700].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** Mails of every kind, with simple and with difficult content, as the server renders them. */
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

/** Whether mails show a picture from now on, or no picture, as when the reader has not allowed pictures. */
export async function showPictures(page: Page, isAllowed: boolean): Promise<void> {
  await page.unroute('**/shared/*.jpg');
  await page.route('**/shared/*.jpg', (route) =>
    isAllowed ? route.fulfill({ path: PICTURE, contentType: 'image/jpeg' }) : route.abort(),
  );
}
