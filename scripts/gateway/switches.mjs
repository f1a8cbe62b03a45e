/**
 * How the gateway misbehaves.
 * @typedef {object} Switches
 * @property {number} answerLateMs between what a call does and its answer
 * @property {'up' | 'down' | 'fails' | 'fails-after'} gateway the API: `down` closes the connection, `fails` answers 500, `fails-after` does what is asked first
 * @property {'once' | 'twice' | 'never' | 'late' | 'reversed'} webhook `twice` sends two at the same time, `reversed` gathers some and sends the newest first
 * @property {number} webhookLateSeconds for `late`
 * @property {'succeeds' | 'pending' | 'fails' | 'fails-later'} refund
 */

const DAY_SECONDS = 24 * 60 * 60;

/** The values of each switch, the usual one first, in words of the form. */
export const CHOICES = {
  gateway: {
    up: 'Works',
    down: 'Down: closes connections',
    fails: 'Answers 500',
    'fails-after': 'Does what is asked, then answers 500',
  },
  webhook: {
    once: 'Sent once',
    twice: 'Sent twice',
    never: 'Never sent',
    late: 'Sent late',
    reversed: 'Sent in the wrong order',
  },
  refund: {
    succeeds: 'Succeed',
    pending: 'Stay pending',
    fails: 'Fail',
    'fails-later': 'Succeed, then fail',
  },
};

/** @type {Record<string, number>} */
const MAXIMA = { answerLateMs: 120_000, webhookLateSeconds: DAY_SECONDS };

/** @returns {Switches} */
export const newSwitches = () => ({
  answerLateMs: 0,
  gateway: 'up',
  webhook: 'once',
  webhookLateSeconds: 5,
  refund: 'succeeds',
});

/**
 * @param {Switches} switches
 * @param {Record<string, unknown>} changes
 * @returns {string | undefined} why nothing was changed
 */
export function turnSwitches(switches, changes) {
  /** @type {Record<string, string | number>} */
  const turned = {};
  for (const [name, value] of Object.entries(changes)) {
    if (name in CHOICES) {
      const choices = Object.keys(CHOICES[/** @type {keyof typeof CHOICES} */ (name)]);
      if (!choices.includes(String(value))) return `${name} is one of ${choices.join(', ')}`;
      turned[name] = String(value);
    } else if (name in MAXIMA) {
      const max = MAXIMA[name] ?? 0;
      if (!(Number(value) >= 0 && Number(value) <= max)) return `${name} is a number from 0 to ${max}`;
      turned[name] = Number(value);
    } else return `There is no switch ${name}`;
  }
  Object.assign(switches, turned);
  return undefined;
}
