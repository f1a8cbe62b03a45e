import { type Role, UserAccounts } from '../../src/identity/index.js';
import type { TestProcess } from './app.js';
import { Visitor } from './visitor.js';

const password = 'twelve characters';

/** A new user's browser, signed in. */
export async function signedIn(
  server: Pick<TestProcess, 'get'> & { url: string },
  email: string,
  role: Role | null,
  origin = 'http://localhost:3000',
) {
  const userId = await server.get(UserAccounts).create({ email, password, role });
  const browser = new Visitor(server.url, { origin });
  expect(await browser.post('/auth/sign-in', { email, password })).toMatchObject({ status: 200 });
  return { browser, userId };
}
