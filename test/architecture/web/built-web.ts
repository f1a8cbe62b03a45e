import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestEntry {
  file: string;
  imports?: string[];
  css?: string[];
}

const root = 'dist/web';
const manifestFile = join(root, '.vite/manifest.json');
if (!existsSync(manifestFile)) throw new Error('Nothing is built: npm run build');
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, ManifestEntry>;

/** The scripts and style sheets that a browser fetches at once for modules, with everything that they import. */
export function findFiles(modules: string[]): string[] {
  const found = new Set<string>();
  const add = (module: string) => {
    const { file, imports = [], css = [] } = manifest[module]!;
    if (found.has(file)) return;
    for (const each of [file, ...css]) found.add(each);
    imports.forEach(add);
  };
  modules.forEach(add);
  return [...found];
}

export const readBuilt = (file: string): Buffer => readFileSync(join(root, file));
