import { mkdirSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Looks at screens as they come: what keeps somebody out, what sticks out of the page. */
export class Inspector {
  /** Serious and critical findings of axe, as `screen: rule, element; what is wrong`. */
  readonly accessibilityFindings: string[] = [];
  /** Screens that scroll sideways. */
  readonly overflows: string[] = [];
  /** Screens looked at by axe so far. */
  screensChecked = 0;

  /** @param folder where a picture of each screen is kept, if anywhere */
  constructor(private readonly folder?: string) {
    if (folder) mkdirSync(folder, { recursive: true });
  }

  async inspect(page: Page, screen: string, view: { scheme: string; width: number; axe: boolean }): Promise<void> {
    const name = `${screen} ${view.width} ${view.scheme}`;
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > view.width) this.overflows.push(`${name}: ${width} px`);
    if (this.folder) await this.saveScreenshot(page, name);
    if (!view.axe) return;
    this.screensChecked++;
    await waitForAnimations(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    for (const { id, impact, nodes } of violations)
      if (impact === 'serious' || impact === 'critical')
        for (const { target, any } of nodes)
          this.accessibilityFindings.push([`${name}: ${id}, ${target.join(' ')}`, any[0]?.message].join('; '));
  }

  private async saveScreenshot(page: Page, name: string): Promise<void> {
    const isCovered = (await page.locator('[role=dialog], :popover-open').count()) > 0;
    await page.screenshot({ path: `${this.folder}/${name.replaceAll(/\W+/g, '-')}.png`, fullPage: !isCovered });
  }
}

/** Text that fades in has no contrast of its own yet, and axe would judge a moment that nobody can read. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // An element comes a few frames before its animation begins, and one animation may follow another.
    for (let stillFrames = 0; stillFrames < 4;) {
      const running = document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
      stillFrames = running.length > 0 ? 0 : stillFrames + 1;
      await Promise.allSettled([...running.map(({ finished }) => finished), new Promise(requestAnimationFrame)]);
    }
  });
}
