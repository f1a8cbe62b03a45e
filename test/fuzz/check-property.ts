import fc from 'fast-check';

/** The settings of `npm run test:fuzz`. The same seed makes the same requests. */
export const seed = Number(process.env.FUZZ_SEED || Math.floor(Math.random() * 2 ** 31));
export const requestCount = Number(process.env.FUZZ_REQUESTS || 1_500);

/**
 * Checks the property this many times.
 * @throws Error with the seed and the smallest failing case
 */
export async function checkProperty<Input>(property: fc.IAsyncProperty<Input>, times: number): Promise<void> {
  const { failed, errorInstance, counterexamplePath } = await fc.check(property, { seed, numRuns: times });
  if (failed) throw new Error(`Seed ${seed}, path ${counterexamplePath}: ${String(errorInstance)}`);
}
