/**
 * How many times as long as on the reference machine anything may take. `npm test` measures it, see
 * scripts/checks/machine-speed.mjs; what is run by itself is given plenty.
 */
const factor = Number(process.env.TIME_LIMIT_FACTOR ?? 4);

/**
 * A limit that ends what hangs, on this machine.
 * @param {number} ms the limit on the reference machine, in milliseconds
 */
export const timeLimit = (ms) => ms * factor;
