import { expect, freshEmail, type TestServer } from './test-server';
import type { Page } from '@playwright/test';

export interface Person {
  email: string;
  password: string;
}

const PROJECT = 'demo-saffron-court';

/** An account at the identity provider that no other test uses. */
export async function freshPerson(
  testServer: TestServer,
  details: { displayName?: string; emailVerified?: boolean } = {},
) {
  const person: Person = { email: freshEmail(), password: 'correct-horse' };
  const response = await fetch(
    `${testServer.authUrl}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ ...person, emailVerified: true, displayName: 'Asha Rao', ...details }),
    },
  );
  expect(response.ok).toBe(true);
  return person;
}

export async function fillSignIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** Signs in on the open page, and waits for the redirect. */
export async function signInHere(page: Page, person: Person): Promise<void> {
  await fillSignIn(page, person);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Success! Redirecting...')).toBeVisible();
  await expect(page).not.toHaveURL(/\/signin/);
}

export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/signin');
  await signInHere(page, person);
}
