import { TestEnvironment } from 'jest-environment-node';
import { timeLimit } from '../time-limits.mjs';

/** Lets the limits that tests and hooks name themselves follow the machine, as the one of the configuration does. */
export default class SpeedAwareEnvironment extends TestEnvironment {
  /** @param {import('@jest/types').Circus.Event} event @param {import('@jest/types').Circus.State} state */
  handleTestEvent({ name }, { currentDescribeBlock: block }) {
    const added = name === 'add_test' ? block.tests.at(-1) : name === 'add_hook' ? block.hooks.at(-1) : undefined;
    if (added?.timeout) added.timeout = timeLimit(added.timeout);
  }
}
