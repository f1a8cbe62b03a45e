import type { Locator, Page, Route, WebSocket } from '@playwright/test';
import { addDays } from '../../../src/kernel/local-time.js';
import { timeLimit } from '../../support/time-limits.mjs';
import type { Shop } from './shop-fixture.js';
import { expect } from './back-office-fixture.js';

export const toast = (page: Page, text: string) => page.locator('.ant-notification-notice').filter({ hasText: text });
/** Takes a message away, so that the next one like it is seen. */
export async function dismissToast(page: Page, text: string): Promise<void> {
  const close = toast(page, text).getByRole('button', { name: 'Dismiss message' });
  // It may go by itself meanwhile.
  await close.click({ timeout: timeLimit(2_000) }).catch(() => undefined);
  await expect(toast(page, text)).toHaveCount(0);
}

/** Opens an address, and waits until the page is told what others do: what they did before brings no message. */
export async function openLive(page: Page, address: string): Promise<void> {
  const connected = Promise.withResolvers<void>();
  // Listens at once: the socket's first frames may be reported together with the socket itself.
  const listen = (socket: WebSocket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).startsWith('40')) connected.resolve();
    });
  page.on('websocket', listen);
  await Promise.all([connected.promise, page.goto(address)]);
  page.off('websocket', listen);
}

/**
 * Keeps live updates away from the pages that are opened afterwards. Once it is connected, a page may read again by
 * itself what a test has made fail.
 */
export const blockLiveUpdates = (page: Page): Promise<void> => page.routeWebSocket('**/socket.io/**', () => undefined);

export const tableRow = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** The shop's day, some days from today, `yyyy-MM-dd`. */
export async function shopDateAhead(shop: Shop, days: number): Promise<string> {
  const { local_now } = (await (await fetch(`${shop.url}/api/shop`)).json()) as { local_now: string };
  return addDays(local_now.slice(0, 10), days);
}

/** Chooses an option of a select, and tries again until the choice is shown. */
export async function selectOption(scope: Locator, name: string, option: string): Promise<void> {
  const page = scope.page();
  const field = scope.getByRole('combobox', { name });
  const select = scope.locator('.ant-select').filter({ has: page.getByRole('combobox', { name }) });
  const shown = page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option');
  let attempts = 0;
  await expect(async () => {
    // Not pressed again while the answer is late: in a list of several, a second press would remove the option.
    const isChosen = attempts++ > 0 && (await select.textContent())?.includes(option);
    if (!isChosen) {
      if ((await field.getAttribute('aria-expanded')) !== 'true') await field.click({ timeout: timeLimit(3_000) });
      await shown.getByText(option, { exact: true }).click({ timeout: timeLimit(3_000) });
    }
    await expect(select).toContainText(option, { timeout: timeLimit(1_000) });
  }).toPass({ timeout: timeLimit(20_000) });
}

/** Types a time into the shop's time picker and takes it. */
export async function pickTime(scope: Page | Locator, name: string, time: string): Promise<void> {
  const field = scope.getByRole('combobox', { name });
  await field.fill(time);
  await field.press('Enter');
}

/** Types a time into a field of the browser's own and takes it. */
export async function typeTime(page: Page, name: string, time: string): Promise<void> {
  const field = page.getByLabel(name, { exact: true });
  await field.fill(time);
  await field.press('Enter');
}

/** Takes a time out of the shop's time picker again. */
export async function clearTime(scope: Page | Locator, name: string): Promise<void> {
  const page = 'page' in scope ? scope.page() : scope;
  const field = scope.locator('.ant-select').filter({ has: page.getByRole('combobox', { name }) });
  await field.hover();
  await field.getByRole('button', { name: 'Clear time' }).click();
}

/** Presses a key until an element says so. Waits after each press for what it changes: one too many leads past it. */
export async function pressKeyUntil(shown: Locator, key: string, wanted: RegExp): Promise<void> {
  for (let text = await shown.textContent(); !wanted.test(text!); text = await shown.textContent()) {
    await shown.page().keyboard.press(key);
    await expect(shown).not.toHaveText(text!);
  }
}

/** Makes requests with one method to an address fail. */
export const failRequests = (page: Page, path: string, method: string) =>
  page.route(path, (route) =>
    route.request().method() === method ? route.fulfill({ status: 500 }) : route.fallback(),
  );

/** Holds back the next request to an address, by default a POST, until it is released, as a slow connection would. */
export async function holdRequests(page: Page, address: string | RegExp, methods = ['POST', 'PUT', 'PATCH', 'DELETE']) {
  const [sent, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const keep = async (route: Route) => {
    if (!methods.includes(route.request().method())) return route.fallback();
    sent.resolve();
    await released.promise;
    await route.fallback();
  };
  await page.route(address, keep, { times: 1 });
  return { sent: sent.promise, release: () => released.resolve() };
}
