import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { atMost, type Figure, median } from '../support/figure.js';
import { slowPhone } from './slow-phone.js';

const runs = 5;

/** What watch-dialog.js keeps in the page's window. */
export interface Moments {
  /** When Book Now was touched, in milliseconds of the page. */
  touched?: number;
  visible?: number;
  usable?: number;
}

/** From the first touch of Book Now to a dialog that can be filled in, on a slow phone with a cold cache. */
export async function firstInteraction(browser: Browser, baseURL: string): Promise<Figure[]> {
  const seen: number[] = [];
  const usable: number[] = [];
  for (let run = 0; run < runs; run++) {
    const page = await slowPhone(browser, baseURL);
    await page.addInitScript({ path: fileURLToPath(new URL('watch-dialog.js', import.meta.url)) });
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Book Now' }).tap();
    await page.waitForFunction(() => (window as unknown as Moments).usable, undefined, { timeout: 30_000 });
    const moments = await page.evaluate(() => {
      const { touched, visible, usable } = window as unknown as Required<Moments>;
      return { visible: visible - touched, usable: usable - touched };
    });
    seen.push(moments.visible);
    usable.push(moments.usable);
    await page.context().close();
  }
  return [
    atMost('first touch of Book Now → something visible', median(seen), 100, ' ms'),
    atMost('first touch of Book Now → usable dialog', median(usable) / 1000, 2.5, ' s'),
  ];
}
