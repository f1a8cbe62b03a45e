import type { Browser } from '@playwright/test';
import { type ShopWithBookings } from './shop-with-bookings.js';
import { dialogTour } from './dialog-tour.js';
import { type Figure, none } from '../support/figure.js';
import { Inspector } from './inspector.js';
import { screens } from './screens.js';

const views = [390, 1440, 768].flatMap((width) =>
  (['light', 'dark'] as const).map((scheme) => ({ scheme, width, axe: width !== 768 })),
);

/**
 * Looks at every public screen and dialog state, light and dark.
 * @param folder where to keep a picture of each
 */
export async function inspectScreens(browser: Browser, shop: ShopWithBookings, folder?: string) {
  const inspector = new Inspector(folder);
  for (const view of views) {
    const context = await browser.newContext({
      baseURL: shop.url,
      viewport: { width: view.width, height: view.width < 768 ? 844 : 900 },
      colorScheme: view.scheme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const look = (screen: string) => inspector.inspect(page, screen, view);
    await dialogTour(page, look);
    for (const { name, show } of screens) {
      await show(page, shop);
      await look(name);
    }
    await context.close();
  }
  const figures: Figure[] = [
    none(`axe on ${inspector.screensChecked} screens, serious or critical`, inspector.accessibilityFindings),
    none('screens that scroll sideways (390, 768, 1440 px)', inspector.overflows),
  ];
  return { figures, findings: [...inspector.accessibilityFindings, ...inspector.overflows] };
}
