import type { Role } from '../../../src/identity/index.js';
import type { TestProcess } from '../processes/start-app.js';
import { Visitor } from './visitor.js';
import { createUser } from '../fixtures/create-user.js';

const password = 'twelve characters';

/** A new user's browser, signed in. */
export async function createSignedInUser(
  server: Pick<TestProcess, 'get'> & { url: string },
  email: string,
  role: Role | null,
  origin = 'http://localhost:3000',
) {
  const userId = await createUser(server, { email, password, role });
  const browser = new Visitor(server.url, { origin });
  expect(await browser.post('/auth/sign-in', { email, password })).toMatchObject({ status: 200 });
  return { browser, userId };
}
