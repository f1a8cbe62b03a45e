import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestEntry {
  file: string;
  imports?: string[];
}

const root = 'dist/web';
const manifestFile = join(root, '.vite/manifest.json');
if (!existsSync(manifestFile)) throw new Error('Nothing is built: npm run build');
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, ManifestEntry>;

/** A mark that antd's styles leave on each element: scripts without antd do not contain it. */
const ANTD_MARK = 'data-css-hash';

/** The scripts that a browser fetches at once for a module, with everything that they import. */
function scriptsOf(module: string, found = new Set<string>()): Set<string> {
  const { file, imports = [] } = manifest[module]!;
  if (found.has(file)) return found;
  found.add(file);
  for (const each of imports) scriptsOf(each, found);
  return found;
}

const withAntd = (module: string) =>
  [...scriptsOf(module)].filter((file) => readFileSync(join(root, file), 'utf8').includes(ANTD_MARK));

it.each([
  'src/app/hydrate-landing.tsx',
  'src/app/booking-dialog/BookingDialogChunk.tsx',
  'src/app/hydrate-sign-in.tsx',
])('a visitor fetches nothing of antd with %s', (module) => {
  expect(withAntd(module)).toEqual([]);
});

it('the office fetches antd', () => {
  expect(withAntd('src/app/back-office/pages/BookingsPage.tsx')).not.toEqual([]);
});
