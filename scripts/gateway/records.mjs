import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * By the name that each record has as its `object`.
 * @typedef {{
 *   'checkout.session': import('./objects.mjs').Session,
 *   payment_intent: import('./objects.mjs').PaymentIntent,
 *   charge: import('./objects.mjs').Charge,
 *   balance_transaction: import('./objects.mjs').BalanceTransaction,
 *   refund: import('./objects.mjs').Refund,
 *   dispute: import('./objects.mjs').Dispute,
 *   payout: import('./objects.mjs').Payout,
 *   event: import('./objects.mjs').Event,
 *   delivery: import('./webhooks.mjs').Delivery,
 *   kept_answer: import('./api.mjs').KeptAnswer,
 * }} Kinds
 */

/** @typedef {ReturnType<typeof openRecords>} Records */

/**
 * Keeps records in one file, a line for each change: the last line of a record holds.
 * @param {string} folder
 */
export function openRecords(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'records.jsonl');
  /** @type {Map<string, Map<string, { object: string, id: string }>>} */
  const kinds = new Map();
  const keep = (/** @type {{ object: string, id: string }} */ record) => {
    const records = kinds.get(record.object) ?? new Map();
    kinds.set(record.object, records.set(record.id, record));
  };
  for (const record of existsSync(file) ? readLines(file) : []) keep(record);
  const lines = [...kinds.values()].flatMap((records) => [...records.values()].map(toLine));
  writeFileSync(`${file}.new`, lines.join(''), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return {
    /**
     * @template {Kinds[keyof Kinds]} R
     * @param {R} record new, or changed
     */
    put(record) {
      keep(record);
      appendFileSync(file, toLine(record));
      return record;
    },

    /**
     * @template {keyof Kinds} K
     * @param {K} kind
     * @param {string} id
     */
    find: (kind, id) => /** @type {Kinds[K] | undefined} */ (kinds.get(kind)?.get(id)),

    /**
     * Oldest first.
     * @template {keyof Kinds} K
     * @param {K} kind
     */
    all: (kind) => /** @type {Kinds[K][]} */ ([...(kinds.get(kind)?.values() ?? [])]),
  };
}

/** @param {object} record */
const toLine = (record) => `${JSON.stringify(record)}\n`;

/** @param {string} file */
function readLines(file) {
  // Behind the last line end lies nothing, or a line that a killed process did not write to its end.
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line));
}
