import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** How often the folder is checked for a new build, at most. */
const MIN_CHECK_INTERVAL_MS = 1_000;

/** The build of the web application in a folder, followed when somebody builds again under a process that serves it. */
export class BuiltPages {
  private checkedAt = performance.now();
  private writtenAt: number;
  private files: ReadonlySet<string>;
  html: string;
  /** Whether this is another build than at the start: what the server renders refers to the files of that one. */
  isReplaced = false;

  /** @throws Error when nothing is built there */
  constructor(private readonly root: string) {
    if (!existsSync(this.page)) {
      throw new Error(`The web pages are not built (${this.page} is missing): npm run build makes them`);
    }
    this.writtenAt = statSync(this.page).mtimeMs;
    this.html = readFileSync(this.page, 'utf8');
    this.files = listFiles(root);
  }

  has(path: string): boolean {
    this.refresh();
    return this.files.has(path);
  }

  private get page(): string {
    return join(this.root, 'index.html');
  }

  /** While a build is running there is no page for a moment; the previous one is served meanwhile. */
  private refresh(): void {
    const now = performance.now();
    if (now - this.checkedAt < MIN_CHECK_INTERVAL_MS) return;
    this.checkedAt = now;
    const writtenAt = statSync(this.page, { throwIfNoEntry: false })?.mtimeMs;
    if (writtenAt === undefined || writtenAt === this.writtenAt) return;
    const html = readFileSync(this.page, 'utf8');
    this.isReplaced ||= html !== this.html;
    this.html = html;
    this.files = listFiles(this.root);
    this.writtenAt = writtenAt;
  }
}

/** Paths of the files to serve; the page itself has rules of its own. */
function listFiles(root: string): ReadonlySet<string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(
    ({ parentPath, name }) => `/${relative(root, join(parentPath, name)).replaceAll('\\', '/')}`,
  );
  return new Set(paths.filter((path) => path !== '/index.html'));
}
