import { isOptionalFailure, loadOptional, prefetch } from './optional-script.js';

it('a script that could not be fetched ahead is missed by nobody, and no failure is left unhandled', async () => {
  const [ahead, needed] = [new TypeError('offline'), new TypeError('gone')];
  prefetch(() => Promise.reject(ahead));
  await new Promise((done) => setTimeout(done));
  expect(isOptionalFailure(ahead)).toBe(true);
  await expect(loadOptional(() => Promise.reject(needed))).rejects.toBe(needed);
  expect([needed, new Error('another')].map(isOptionalFailure)).toEqual([true, false]);
});
