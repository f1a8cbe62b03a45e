import { PasswordHasher } from '../credentials/password-hasher.js';

it('hashes with argon2id, 19 MiB and two passes', async () => {
  expect(await new PasswordHasher().hash('twelve characters')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
