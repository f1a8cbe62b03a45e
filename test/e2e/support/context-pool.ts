import type { Browser, BrowserContext, BrowserContextOptions, Cookie, Page } from '@playwright/test';

export interface ContextChoice extends BrowserContextOptions {
  baseURL: string;
  /** Whether no other test may have used it: for what depends on empty caches, or sets a clock. */
  isNew: boolean;
}

/** What a browser keeps of somebody. */
export interface BrowserState {
  cookies: Cookie[];
  localStorage: Record<string, string>;
}

export const NOBODY: BrowserState = { cookies: [], localStorage: {} };

/**
 * The contexts that tests of a worker use one after the other: for a new one Chromium sets up a profile, and reads and compiles
 * every script again, which takes twice as long as the page itself. A test finds no pages, cookies or storage of the one before
 * it, but files that a browser may keep.
 */
export class ContextPool {
  private readonly free = new Map<string, BrowserContext[]>();

  /** @param origin of the shop that tests share: for other shops contexts are not kept */
  constructor(
    private readonly browser: Browser,
    private readonly origin: string,
  ) {}

  async use(
    { isNew, ...options }: ContextChoice,
    state: BrowserState,
    work: (context: BrowserContext) => Promise<void>,
  ): Promise<void> {
    const isShared = !isNew && options.baseURL === this.origin;
    const free = this.freeLike(options);
    const context = (isShared && free.pop()) || (await this.open(options));
    await setState(context, state);
    await work(context);
    if (!isShared) return context.close();
    await Promise.all(otherPages(context).map((page) => page.close()));
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    free.push(context);
  }

  private freeLike(options: BrowserContextOptions): BrowserContext[] {
    const key = JSON.stringify(options);
    if (!this.free.has(key)) this.free.set(key, []);
    return this.free.get(key)!;
  }

  /** Its first page stays open, so that what is compiled stays, too, and storage can be reached. */
  private async open(options: BrowserContextOptions): Promise<BrowserContext> {
    const context = await this.browser.newContext(options);
    const keeper = await context.newPage();
    await keeper.goto('/robots.txt');
    return context;
  }
}

async function setState(context: BrowserContext, { cookies, localStorage: items }: BrowserState): Promise<void> {
  await context.clearCookies();
  await context.addCookies(cookies);
  await context.pages()[0]!.evaluate((kept) => {
    localStorage.clear();
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
  }, items);
}

const otherPages = (context: BrowserContext): Page[] => context.pages().slice(1);
