import { atMost, type Figure, median } from '../../support/figure.js';
import type { MeasuredShop } from '../measured-shop.js';
import { openOffice } from '../open-office.js';
import { measureSeconds } from '../wait-for.js';

const PRESETS = [
  'Today',
  'Yesterday',
  'This week',
  'Last week',
  'This month',
  'Last month',
  'Last 90 days',
  'This year',
];

/** "How is the shop": the eight periods by name, and a figure opened to its bookings. */
export async function readPerformance(shop: MeasuredShop): Promise<Figure[]> {
  const owner = await openOffice(shop, 'admin', '/admindashboard?tab=performance');
  const { page } = owner;
  const report = page.getByRole('region', { name: 'Performance', exact: true });
  await report.getByText(/^Before: /).waitFor();
  const times: number[] = [];
  let presses = 0;
  for (const preset of PRESETS) {
    const before = owner.presses;
    await owner.press(page.getByRole('combobox', { name: 'Period' }));
    const option = page.locator('.ant-select-item-option').filter({ hasText: new RegExp(`^${preset}$`) });
    await option.waitFor();
    times.push(
      await measureSeconds(async () => {
        await owner.press(option);
        await page.locator('.ant-select').filter({ hasText: preset }).first().waitFor();
        await report.and(page.locator('[aria-busy="false"]')).waitFor();
        await report.getByText(/^Before: /).waitFor();
      }),
    );
    presses = Math.max(presses, owner.presses - before);
  }
  const opened = await measureSeconds(async () => {
    await owner.press(page.getByRole('button', { name: /^Bookings .*: show/ }).first());
    await page.getByRole('table', { name: 'Bookings', exact: true }).locator('tbody tr[data-row]').first().waitFor();
  });
  return [
    atMost(`a period by name, of ${PRESETS.length}`, presses, 2, ' clicks'),
    atMost('its figures, median', median(times), 1, ' s'),
    atMost('its figures, slowest', Math.max(...times), 2, ' s'),
    atMost("a figure's bookings after one press", opened, 1, ' s'),
  ];
}
