import sequencer from '@jest/test-sequencer';

// Its types describe the CommonJS form, where the class is one level deeper.
const Sequencer = /** @type {typeof sequencer.default} */ (/** @type {unknown} */ (sequencer));

/** Folders whose files start whole products, kill them and wait for what comes of it; then groups of such files. */
const slow = [/\/test\/(fault-injection|scale-out|fuzz)\//, /\/test-groups\/integration\//];

/**
 * A fresh clone knows no duration of an earlier run, and Jest goes by the size of the files. A long one that begins last
 * leaves the other cores idle.
 */
export default class SlowestFirst extends Sequencer {
  /**
   * @override
   * @param {Parameters<InstanceType<typeof Sequencer>['sort']>[0]} tests
   */
  sort(tests) {
    const sorted = /** @type {typeof tests} */ (super.sort(tests));
    const first = slow.flatMap((folder) => sorted.filter(({ path }) => folder.test(path)));
    return [...new Set([...first, ...sorted])];
  }
}
