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
  /** Address of the script of the first visit. */
  starter: string;
}

/**
 * Sources of a page that is hydrated later: the script of the first visit, and the application that it fetches then.
 */
export interface HydratedPage {
  starter: string;
  application: string;
}

/**
 * Reads the built application in `root`.
 * @throws Error when `root` holds no complete build
 */
export function readHtmlShell(root: string, sources: HydratedPage): HtmlShell {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const manifest = readManifest(root);
  // Everything after this mark would start the application at once, which the server-rendered page does not.
  const [head = '', application] = read('index.html').split('<!--application-->');
  const starter = manifest[sources.starter]?.file;
  if (application === undefined || !starter) throw new Error(`${root} holds no complete build`);
  const styles = [...collectStyles(manifest, sources.application)];
  return { head, css: styles.map(read).join(''), styles: styles.map((path) => `/${path}`), starter: `/${starter}` };
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

/** Collects the style sheets of a source and of all that it imports, those of the imports first. */
function collectStyles(manifest: Manifest, source: string, visited = new Set<string>()): Set<string> {
  const entry = manifest[source];
  if (!entry || visited.has(source)) return new Set();
  visited.add(source);
  const below = (entry.imports ?? []).flatMap((each) => [...collectStyles(manifest, each, visited)]);
  return new Set([...below, ...(entry.css ?? [])]);
}
