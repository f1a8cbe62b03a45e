import { atMost, type Figure } from '../../support/figure.js';
import type { MeasuredShop } from '../measured-shop.js';
import { openOffice } from '../open-office.js';
import { measureSeconds } from '../wait-for.js';

/** "Close the day": from the float to the close, with a difference that has its reason. */
export async function closeDay(shop: MeasuredShop): Promise<Figure[]> {
  const desk = await openOffice(shop, 'reception', '/day-close');
  const { page } = desk;
  const field = (name: string | RegExp) => page.getByRole('textbox', { name });
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const seconds = await measureSeconds(async () => {
    await desk.press(field('Float *'));
    await page.keyboard.press('ControlOrMeta+A');
    await desk.type('200');
    await desk.key('Enter');
    await heading('Count the drawer').waitFor();
    await desk.tabTo(field('$100'));
    for (const count of ['1', '2', '4', '6', '8', '10', '12', '14', '16', '20', '10']) {
      await desk.type(count);
      await desk.step('ArrowDown');
    }
    await desk.tabTo(field('Total of the card terminal *'));
    await desk.type('120');
    await desk.key('Enter');
    await heading('Counted and expected').waitFor();
    await field('Reason for the difference *').fill('Counted twice');
    await desk.press(page.getByRole('button', { name: 'Close the day' }));
    await heading('The day is closed').waitFor();
  });
  return [
    atMost('float, count, terminal, reason and close', desk.presses, 12, ' clicks'),
    atMost('its seconds', seconds, 90, ' s'),
  ];
}
