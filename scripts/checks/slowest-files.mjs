const SHOWN = 20;

/** @typedef {{ file: string, seconds: number, tests: number }} FileCost */

/**
 * The files on which a runner spent most, longest first, and what all of them took together.
 * @param {string} runner
 * @param {FileCost[]} files
 */
export function printSlowestFiles(runner, files) {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SHOWN);
  const sum = files.reduce((total, { seconds }) => total + seconds, 0);
  console.log(`\n${runner}: ${files.length} files, ${sum.toFixed(0)} s one after the other; the slowest:`);
  for (const { file, seconds, tests } of slowest) {
    console.log(`${seconds.toFixed(1).padStart(8)} s  ${file} (${tests} ${tests === 1 ? 'test' : 'tests'})`);
  }
}
