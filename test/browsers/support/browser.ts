import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../../support/eventually.js';
import { timeLimit } from '../../support/time-limits.mjs';

/** Nothing that a browser is told takes longer. */
export const CALL_LIMIT_MS = timeLimit(20_000);

/** For how long what is pressed has not moved. */
const STILL_MS = 150;

/** What WebDriver calls an element in its answers. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** An element of the page; a function that runs there is given the element itself. */
type ElementHandle = { [ELEMENT]: string };

export interface Point {
  x: number;
  y: number;
}

/** The commands of WebDriver that the tests need; Firefox and WebKit take them over lines of their own. */
export type Command =
  | 'NewSession'
  | 'Navigate'
  | 'ExecuteScript'
  | 'ElementClick'
  | 'ElementSendKeys'
  | 'PerformActions'
  | 'SwitchToFrame'
  | 'SetWindowRect';

export type Send = (command: Command, parameters: Record<string, unknown>) => Promise<unknown>;

/** A browser with one page, driven by WebDriver. */
export class Browser {
  constructor(
    private readonly send: Send,
    /** Ends the process. */
    readonly close: () => Promise<void>,
  ) {}

  async goto(url: string): Promise<void> {
    await this.leave(() => this.send('Navigate', { url }));
  }

  /** Not WebDriver's own command: WebKit's never answers when the page comes from its page cache. */
  async back(): Promise<void> {
    await this.leave(() => this.evaluate(() => history.back()));
  }

  /** Waits for the next page itself, since a driver that does may hang where a page is slow on purpose. */
  private async leave(go: () => Promise<unknown>): Promise<void> {
    const left = await this.evaluate(() => performance.timeOrigin);
    await go();
    await this.until(
      'the next page',
      (before) => document.readyState !== 'loading' && performance.timeOrigin !== before,
      left,
    );
  }

  /** Runs a function in the page, which sees nothing but its arguments. */
  async evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Result> {
    return (await this.send('ExecuteScript', {
      script: `return (${String(run)}).apply(null, arguments)`,
      args,
    })) as Result;
  }

  /** Waits until the page's visible text contains this. */
  async sees(text: string): Promise<void> {
    await this.until(`“${text}” on the page`, (wanted) => document.body?.innerText.includes(wanted), text);
  }

  /** Waits until a function returns something true in the page, which may be on its way to the next. */
  async until<Args extends unknown[], Result>(
    what: string,
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<NonNullable<Result>> {
    try {
      return await eventually(async () => (await this.evaluate(run, ...args).catch(ignoreUnload)) || undefined, what);
    } catch (error) {
      const page = await this.evaluate(
        () => `${location.href}: ${(document.querySelector<HTMLElement>('[role=dialog]') ?? document.body)?.innerText}`,
      );
      throw new Error(`${(error as Error).message}\n${page}`, { cause: error });
    }
  }

  /** Waits for an element that is shown, by a selector and by words of its text, its name or its label. */
  async find(selector: string, words = ''): Promise<ElementHandle> {
    return (await this.until(`${selector} “${words}”`, findShown, selector, words)) as unknown as ElementHandle;
  }

  async click(selector: string, words?: string): Promise<void> {
    await eventually(
      async () => {
        const element = await this.find(selector, words);
        // A driver scrolls to what is out of the window, not to what a footer covers.
        await this.evaluate((shown) => (shown as unknown as HTMLElement).scrollIntoView({ block: 'center' }), element);
        if (!(await this.isStill(element).catch(ignoreMove))) return undefined;
        return this.send('ElementClick', { id: element[ELEMENT] }).then(() => true, ignoreMove);
      },
      `a press on ${selector} “${words ?? ''}”`,
    );
  }

  /** Whether an element stays where it is: WebKit presses where one that moves was before. */
  private async isStill(element: ElementHandle): Promise<boolean> {
    const findPlace = () =>
      this.evaluate((each) => JSON.stringify(each.getBoundingClientRect()), element as never as Element);
    const place = await findPlace();
    await sleep(STILL_MS);
    return (await findPlace()) === place;
  }

  async type(label: string, text: string): Promise<void> {
    const id = (await this.find('input, textarea', label))[ELEMENT];
    await this.send('ElementSendKeys', { id, text });
  }

  /** Presses the mouse at one point of the window and releases it at another. */
  async drag(from: Point, to: Point): Promise<void> {
    const move = (point: Point) => ({ type: 'pointerMove', duration: 100, ...point });
    const halfway = { x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2) };
    const actions = [
      move(from),
      { type: 'pointerDown', button: 0 },
      move(halfway),
      move(to),
      { type: 'pointerUp', button: 0 },
    ];
    const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
    await this.send('PerformActions', { actions: [mouse] });
  }

  /** The window may stay somewhat larger, with its own bars, where the browser has a smallest size. */
  async resize(width: number, height: number): Promise<void> {
    await this.send('SetWindowRect', { width, height });
  }

  /** What follows is about the page of this frame; about the whole page again without one. */
  async enterFrame(frame: ElementHandle | null): Promise<void> {
    await this.send('SwitchToFrame', { id: frame });
  }
}

/** Runs in the page. */
const findShown = (selector: string, words: string): unknown =>
  [...document.querySelectorAll<HTMLInputElement>(selector)].find(
    (each) =>
      each.getClientRects().length > 0 &&
      getComputedStyle(each).visibility === 'visible' &&
      [each.getAttribute('aria-label'), each.textContent, ...[...(each.labels ?? [])].map((label) => label.textContent)]
        .join('\n')
        .includes(words),
  );

/** Drawn again or covered meanwhile: a person would press again. */
function ignoreMove(error: Error): undefined {
  if (/stale|intercept|interactable|obscured/i.test(error.message)) return undefined;
  throw error;
}

function ignoreUnload(error: Error): undefined {
  if (/unload|navigat|no such (window|frame)|discarded|stale/i.test(error.message)) return undefined;
  throw error;
}
