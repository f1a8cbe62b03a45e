import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/** Folder of package.json and dist, whichever folder the process was started in. */
const packageFolder = dirname(findPackageJSON(import.meta.url)!);

/** Returns the absolute path of a file that belongs to the product, such as `dist/web`. */
export function packageFile(path: string): string {
  return join(packageFolder, path);
}
