import { type Browser, type BrowserContextOptions, type Page, request as requests } from '@playwright/test';
import { demoAccounts } from '../../../src/demo/content/demo-accounts.js';

type DemoAccount = (typeof demoAccounts)[number];

/** An administrator's cookies and what their browser keeps, for any number of fresh contexts. */
export const signInAsAdmin = (baseURL: string) => signInAs(baseURL, demoAccounts[0]);

/** Those of somebody. */
export async function signInAs(baseURL: string, { email, password }: DemoAccount) {
  const request = await requests.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } });
  const answer = await request.post('/api/auth/sign-in', { data: { email, password } });
  if (!answer.ok()) throw new Error(await answer.text());
  const { user, expires_at: expiresAt } = (await answer.json()) as { user: unknown; expires_at: string };
  const { cookies } = await request.storageState();
  await request.dispose();
  const session = JSON.stringify({ user, role: null, expiresAt });
  return { cookies, origins: [{ origin: baseURL, localStorage: [{ name: 'session', value: session }] }] };
}

export type Session = Awaited<ReturnType<typeof signInAs>>;

/** A page of a signed-in administrator with an empty cache. */
export async function openSignedIn(
  browser: Browser,
  baseURL: string,
  storageState: Session,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    storageState,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  return context.newPage();
}
