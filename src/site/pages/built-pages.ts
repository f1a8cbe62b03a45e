import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { hashInlineScript } from './csp-nonce.js';

/** Milliseconds between two checks of the folder for a new build, at least. */
const MIN_CHECK_INTERVAL_MS = 1_000;

/** The build of the web application in a folder, updated when a new build replaces it under a running process. */
export class BuiltPages {
  private checkedAt = performance.now();
  private writtenAt: number;
  private files: ReadonlySet<string>;
  html: string;
  /** Hash of the script that the page contains. */
  scriptHash: string | undefined;
  /** Whether the build was replaced since the start: server-rendered pages refer to the files of the first one. */
  isReplaced = false;

  /** Reads the build. @throws Error when the folder has none */
  constructor(private readonly root: string) {
    if (!existsSync(this.page)) {
      throw new Error(`The web pages are not built (${this.page} is missing): npm run build makes them`);
    }
    this.writtenAt = statSync(this.page).mtimeMs;
    this.html = readFileSync(this.page, 'utf8');
    this.scriptHash = hashInlineScript(this.html);
    this.files = listFiles(root);
  }

  has(path: string): boolean {
    this.refresh();
    return this.files.has(path);
  }

  private get page(): string {
    return join(this.root, 'index.html');
  }

  /**
   * Reads a new build. While it is being written there is no page for a moment; the previous one is served meanwhile.
   */
  private refresh(): void {
    const now = performance.now();
    if (now - this.checkedAt < MIN_CHECK_INTERVAL_MS) return;
    this.checkedAt = now;
    const writtenAt = statSync(this.page, { throwIfNoEntry: false })?.mtimeMs;
    if (writtenAt === undefined || writtenAt === this.writtenAt) return;
    const html = readFileSync(this.page, 'utf8');
    this.isReplaced ||= html !== this.html;
    this.html = html;
    this.scriptHash = hashInlineScript(html);
    this.files = listFiles(this.root);
    this.writtenAt = writtenAt;
  }
}

/** Lists the paths of the files to serve, except the page, which is served by separate rules. */
function listFiles(root: string): ReadonlySet<string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(
    ({ parentPath, name }) => `/${relative(root, join(parentPath, name)).replaceAll('\\', '/')}`,
  );
  return new Set(paths.filter((path) => path !== '/index.html'));
}
