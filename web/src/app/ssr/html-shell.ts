import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The part of Vite's manifest that maps a source to its built files. */
type Manifest = Record<string, BuiltFile | undefined>;
interface BuiltFile {
  file: string;
  name?: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

/** The document around the rendered page, made once from the built application in `root`. */
export interface HtmlShell {
  /** The markup from the doctype to where each page adds its own. */
  head: string;
  /** The page's styles, inlined so that the page can be seen without a further request. */
  css: string;
  /** Addresses of the style sheets that `css` is made of. */
  styles: string[];
  /** Elements of the script of the first visit and, so that they are fetched beside it, of those that it imports. */
  scripts: string;
}

/**
 * Sources of a page that is hydrated later: the script of the first visit, and the application that it fetches then.
 */
export interface HydratedPage {
  starter: string;
  application: string;
}

/** Returns styles for browsers without JavaScript: they hide what needs it. Popovers open without. */
export const noscriptStyle = (nonce: string): string =>
  `<noscript><style nonce="${nonce}">button:not([popovertarget]),form,a[href="/forgot-password"]{display:none}body>noscript>p{padding:20px}</style></noscript>`;

/**
 * Reads the built application in `root`.
 * @throws Error when `root` holds no complete build
 */
export function readHtmlShell(root: string, sources: HydratedPage): HtmlShell {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const manifest = readManifest(root);
  // Everything after this mark would start the application at once, which the server-rendered page does not.
  const [head = '', application] = read('index.html').split('<!--application-->');
  const starters = collectFiles(manifest, sources.starter);
  if (application === undefined || starters.length === 0) throw new Error(`${root} holds no complete build`);
  const styles = [...new Set(collectFiles(manifest, sources.application).flatMap(({ css = [] }) => css))];
  return {
    head,
    css: styles.map(read).join(''),
    styles: styles.map((path) => `/${path}`),
    scripts: starters
      .reverse()
      .map(({ file }) => `<script type="module" src="/${file}"></script>`)
      .join(''),
  };
}

/**
 * Returns the addresses of a script that a source fetches later, and of the scripts that it imports.
 * @param name the name of the script's file
 */
export function findLaterScripts(root: string, source: string, name: string): string[] {
  const manifest = readManifest(root);
  const later = manifest[source]?.dynamicImports?.map((key) => manifest[key]).find((each) => each?.name === name);
  if (!later) throw new Error(`${source} fetches no ${name}`);
  return [later, ...(later.imports ?? []).map((key) => manifest[key])].flatMap((each) => (each ? `/${each.file}` : []));
}

const readManifest = (root: string) => JSON.parse(readFileSync(join(root, '.vite/manifest.json'), 'utf8')) as Manifest;

/** Collects the built file of a source and those of all that it imports, the imports first. */
function collectFiles(manifest: Manifest, source: string, visited = new Set<string>()): BuiltFile[] {
  const built = manifest[source];
  if (!built || visited.has(source)) return [];
  visited.add(source);
  return [...(built.imports ?? []).flatMap((each) => collectFiles(manifest, each, visited)), built];
}
