import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Visitor } from '../../../support/clients/visitor.js';
import { eventually } from '../../../support/eventually.js';
import { bookingForm } from '../../../support/fixtures/booking-form.js';
import { runInImage, startInImage } from '../image-process.js';
import { isReady } from '../is-ready.js';
import { openShop } from '../open-shop.js';
import { startShop } from '../start-shop.js';

const email = 'georgia@example.test';

it('moves to another database by a backup, where every command finds what it needs', async () => {
  const shop = await startShop();
  const form = bookingForm(await openShop(shop.admin, 'hello@longwater.test'), { client_email: email });
  expect(await new Visitor(shop.url).post('/bookings', form)).toMatchObject({ status: 201 });
  await eventually(() => shop.mail.to(email)[0], 'the mail about the booking');
  const file = join(shop.image.data, 'shop.backup');
  const spa = (args: string[], settings: Record<string, string>) =>
    runInImage(shop.image, ['spa', ...args], settings).then(({ code, said }) => `${said}exit code ${code}`);
  expect(await spa(['backup', '--to', file], shop.settings)).toMatch(/exit code 0$/);
  const inUse = await spa(['restore', file, '--replace'], shop.ownerSettings);
  expect(inUse).toMatch(/that are open: \d+\. Stop the product first\nexit code 1$/);
  await Promise.all([shop.web.stop(), shop.worker.stop()]);

  const elsewhere = Object.fromEntries(
    Object.entries(shop.ownerSettings).map(([name, value]) => [
      name,
      /^DATABASE_(OWNER_)?URL$/.test(name) ? `${value}_moved` : value,
    ]),
  );
  expect(await spa(['restore', file], elsewhere)).toMatch(
    /with 1 booking\. Erased since, and now again: 0\..*exit code 0$/s,
  );
  expect(await spa(['migrate'], elsewhere)).toBe('exit code 0');
  await shop.redis.flush();
  const web = startInImage(shop.image, shop.image.command, withoutOwner(elsewhere));
  await eventually(() => isReady(shop.url), 'a web process over the restored database', 60_000);
  web.expectRunning();
  await web.stop();
  expect(await spa(['verify'], elsewhere)).toMatch(/exit code 0$/);
  expect(await spa(['rebuild'], elsewhere)).toMatch(/customers.*exit code 0$/s);

  const rotated = {
    ...elsewhere,
    PERSONAL_DATA_KEY: randomBytes(32).toString('base64'),
    OTHER_PERSONAL_DATA_KEY: elsewhere.PERSONAL_DATA_KEY!,
  };
  expect(await spa(['rotate-keys'], rotated)).toMatch(/^1 of 1 keys were rotated.*exit code 0$/s);
  const withoutOther = { ...rotated, OTHER_PERSONAL_DATA_KEY: '' };
  expect(await spa(['erase', '--email', email, '--yes-erase', 'Georgia Marsh'], withoutOther)).toMatch(
    /in 1 booking\..*exit code 0$/s,
  );
  expect(await spa(['verify'], withoutOther)).toMatch(/exit code 0$/);
}, 600_000);

/** What web and worker are given. */
function withoutOwner(settings: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !name.startsWith('DATABASE_OWNER_')));
}
