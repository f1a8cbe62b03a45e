// npm run licences: the licences of what the product is made of, from the lock file; with --all also of what only builds and tests it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** What says its licence in its README or its LICENSE file alone. */
const inText = new Map([
  ['pause', 'MIT'],
  ['png-js', 'MIT'],
]);

/**
 * @typedef {{ license?: string, dev?: boolean, devOptional?: boolean, peerDependencies?: Record<string, string>, resolved?: string, integrity?: string, hasInstallScript?: boolean }} LockedPackage
 * @returns {[path: string, LockedPackage][]} every package of the lock file, by its folder
 */
export function lockedPackages() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages).filter(([path]) => path !== '');
}

/**
 * @param {{ withTools?: boolean }} [options]
 * @returns {Map<string, Set<string>>} names of packages by licence (SPDX)
 */
export function licences({ withTools = false } = {}) {
  const found = new Map();
  for (const [path, { license, dev }] of lockedPackages()) {
    if (dev && !withTools) continue;
    const name = path.split('node_modules/').at(-1) ?? '';
    const licence = license ?? inText.get(name) ?? oldStyle(path) ?? 'unknown';
    found.set(licence, (found.get(licence) ?? new Set()).add(name));
  }
  return found;
}

/** @param {string} path */
function oldStyle(path) {
  const file = join(root, path, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).licenses?.[0]?.type : undefined;
}

if (process.argv[1] === import.meta.filename) {
  const byLicence = [...licences({ withTools: process.argv.includes('--all') })];
  for (const [licence, names] of byLicence.toSorted(([, a], [, b]) => b.size - a.size))
    console.log(`${licence} (${names.size})\n  ${[...names].toSorted().join(', ')}\n`);
}
