/** Returns a random number from 0 to `sides` − 1. */
export type RandomInt = (sides: number) => number;

/** Makes a random number generator that repeats its numbers for the same seed. */
export function seededRandom(seed: string): RandomInt {
  let state = [...seed].reduce((sum, character) => Math.imul(sum, 31) + character.charCodeAt(0), 7);
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.trunc((state / 2 ** 32) * sides);
  };
}
