import { expect, freshEmail, type TestServer } from './test-server';
import type { Page } from '@playwright/test';

export interface Person {
  email: string;
  password: string;
}

const PROJECT = 'demo-saffron-court';

/** Creates an account at the identity provider that no other test uses. */
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

/**
 * Presses a button after which the page says something for two seconds and then moves on. The page itself looks for the
 * words in each frame, because an expectation looks once a second.
 */
export async function pressAndRead(page: Page, button: string, words: string): Promise<void> {
  const said = page.waitForFunction((text) => document.body.innerText.includes(text), words);
  await page.getByRole('button', { name: button, exact: true }).click();
  await said;
}

/** Signs in on the open page, and waits for the redirect. */
export async function signInHere(page: Page, person: Person): Promise<void> {
  await fillSignIn(page, person);
  await pressAndRead(page, 'Sign In', 'Success! Redirecting...');
  await expect(page).not.toHaveURL(/\/signin/);
}

/** Signs in by the form, and waits for the redirect. */
export async function signInByForm(page: Page, person: Person): Promise<void> {
  await page.goto('/signin');
  await signInHere(page, person);
}

interface ProvidersAnswer {
  localId: string;
  idToken: string;
  refreshToken: string;
  expiresIn: string;
}

async function answerTo({ authUrl, apiKey }: TestServer, person: Person): Promise<ProvidersAnswer> {
  const response = await fetch(
    `${authUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${apiKey}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...person, returnSecureToken: true }),
    },
  );
  expect(response.ok, await response.clone().text()).toBe(true);
  return (await response.json()) as ProvidersAnswer;
}

/** A token of the person, for requests without a browser. */
export const tokenOf = async (testServer: TestServer, person: Person): Promise<string> =>
  (await answerTo(testServer, person)).idToken;

/** What the identity provider's code stores in the browser of a guest who signed in with a password. */
async function keptSignIn(testServer: TestServer, person: Person): Promise<Record<string, string>> {
  const { apiKey } = testServer;
  const { localId, idToken, refreshToken, expiresIn } = await answerTo(testServer, person);
  const user = {
    uid: localId,
    email: person.email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      refreshToken,
      accessToken: idToken,
      expirationTime: Date.now() + Number(expiresIn) * 1000,
    },
    apiKey,
    appName: '[DEFAULT]',
  };
  return {
    [`firebase:authUser:${apiKey}:[DEFAULT]`]: JSON.stringify(user),
    'saffron-court.signed-in': 'yes',
  };
}

/** Opens an empty page at the site's address, where a test may write into the site's storage. */
async function openEmptyPage(page: Page, { siteUrl }: TestServer): Promise<void> {
  const address = `${siteUrl}/empty`;
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(address);
  await page.unroute(address);
}

/** Signs in without the form, as a guest who comes back: the administrator, or another person. */
export async function signIn(
  page: Page,
  testServer: TestServer,
  person: Person = testServer.administrator,
): Promise<void> {
  const kept = await keptSignIn(testServer, person);
  await openEmptyPage(page, testServer);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, kept);
}
