import fc from 'fast-check';

/** What `npm run test:fuzz` was asked for. The same seed makes the same requests. */
export const seed = Number(process.env.FUZZ_SEED || Math.floor(Math.random() * 2 ** 31));
export const requestCount = Number(process.env.FUZZ_REQUESTS || 1_500);

/** Tries the property so many times. @throws Error with the seed and the smallest story that fails */
export async function checkProperty<Story>(property: fc.IAsyncProperty<Story>, times: number): Promise<void> {
  const { failed, errorInstance, counterexamplePath } = await fc.check(property, { seed, numRuns: times });
  if (failed) throw new Error(`Seed ${seed}, path ${counterexamplePath}: ${String(errorInstance)}`);
}
