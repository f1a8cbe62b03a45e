import { expect, test } from '../../support/shop-fixture.js';

const smuggled = '<style>body { background: rgb(1, 2, 3) }</style><img src="x" onerror="document.title = `taken`">';

for (const address of ['/', '/auth']) {
  test(`markup that is smuggled into ${address} neither styles nor runs`, async ({ page, forbidden }) => {
    await page.goto(address);
    await page.evaluate((markup) => document.body.insertAdjacentHTML('beforeend', markup), smuggled);
    await expect.poll(() => forbidden.length).toBe(2);
    expect(forbidden.splice(0).join()).toMatch(/style-src.*script-src-attr|script-src-attr.*style-src/s);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe('rgb(1, 2, 3)');
    expect(await page.title()).not.toBe('taken');
  });
}
