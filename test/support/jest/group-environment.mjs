import SpeedAwareEnvironment from './environment.mjs';

/** Lets one file of Jest's hold several test files, see test-groups.mjs. */
export default class GroupEnvironment extends SpeedAwareEnvironment {
  /** @type {import('@jest/types').Circus.State | undefined} */
  #state;

  /** @override */
  async setup() {
    await super.setup();
    this.global.openTestFile = (/** @type {string} */ file) => this.#openTestFile(file);
  }

  /**
   * @override
   * @param {import('@jest/types').Circus.Event} event
   * @param {import('@jest/types').Circus.State} state
   */
  handleTestEvent(event, state) {
    super.handleTestEvent(event, state);
    this.#state = state;
  }

  /**
   * Begins a describe block that, unlike one with a function, lasts while a module is imported. Returns what ends it.
   * @param {string} file its name
   */
  #openTestFile(file) {
    const state = /** @type {import('@jest/types').Circus.State} */ (this.#state);
    const outer = state.currentDescribeBlock;
    /** @type {typeof describe} */ (this.global.describe)(file, () => undefined);
    state.currentDescribeBlock = /** @type {import('@jest/types').Circus.DescribeBlock} */ (outer.children.at(-1));
    return () => {
      state.currentDescribeBlock = outer;
    };
  }
}
