import { existsSync, globSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Visitor } from '../../support/clients/visitor.js';
import { eventually } from '../../support/eventually.js';
import { bookingForm } from '../../support/fixtures/booking-form.js';
import { composeCommand, composeHealthCheck } from './compose-file.js';
import { runInImage, startInImage } from './image-process.js';
import { openShop } from './open-shop.js';
import { startShop } from './start-shop.js';

let shop: Awaited<ReturnType<typeof startShop>>;

beforeAll(async () => {
  shop = await startShop();
}, 180_000);

it('draws the home page and serves what is built', async () => {
  const page = await (await fetch(shop.url)).text();
  expect(page).toContain('<h1');
  const script = /"(\/assets\/[^"]+\.js)"/.exec(page)![1];
  expect(await fetch(new URL(script!, shop.url))).toMatchObject({ status: 200 });
});

it('mails client and shop about a booking, and whom the administrator invites', async () => {
  const slot = await openShop(shop.admin, 'hello@longwater.test');
  const form = bookingForm(slot, { client_email: 'georgia@example.test' });
  expect(await new Visitor(shop.url).post('/bookings', form)).toMatchObject({ status: 201 });
  const invitation = { email: 'mei@longwater.test', role: 'staff', therapist_id: slot.therapist_id };
  expect(await shop.admin.post('/accounts', invitation)).toMatchObject({ status: 201 });

  for (const address of ['georgia@example.test', 'hello@longwater.test', invitation.email]) {
    const mail = await eventually(() => shop.mail.to(address)[0], `a mail to ${address}`);
    expect(mail.attachments).toContainEqual(expect.objectContaining({ contentId: '<mail-header>' }));
  }
});

it('is found well by the health checks of compose, and a process that is not there is not', async () => {
  const ports = { '3000': Number(new URL(shop.url).port), '9464': shop.metricsPort };
  for (const service of ['web', 'worker']) {
    expect(await runInImage(shop.image, composeHealthCheck(service, ports), {})).toMatchObject({ code: 0, said: '' });
  }
  const nowhere = composeHealthCheck('web', { '3000': 1 });
  expect(await runInImage(shop.image, nowhere, {})).toMatchObject({ code: 1 });
});

it('is backed up by compose while it serves, into a folder of the operator, keeps the young ones, and tells how old the last is', async () => {
  const began = Date.now();
  const folder = shop.image.data;
  const aged = (name: string, days: number) => {
    writeFileSync(join(folder, name), '', { mode: 0o666 });
    const then = new Date(began - days * 86_400_000);
    utimesSync(join(folder, name), then, then);
    return name;
  };
  const old = [aged('spa-old.backup', 32), aged('spa-cut-off.backup.part', 32)];
  const young = aged('spa-young.backup', 29);
  const env = { BACKUP_FOLDER: folder, BACKUP_EVERY_HOURS: '24', BACKUP_KEEP_DAYS: '30' };
  const backups = startInImage(shop.image, composeCommand('backup'), { ...shop.settings, ...env });
  await eventually(() => existsSync(join(folder, 'erasures.txt')) || undefined, 'a backup', 60_000);
  const isGone = (name: string) => !existsSync(join(folder, name));
  await eventually(() => old.every(isGone) || undefined, 'old backups to go');
  await backups.stop();
  const [file] = globSync(join(folder, 'spa-2*.backup'));
  expect(isGone(young)).toBe(false);
  expect(statSync(file!)).toMatchObject({ mode: 0o100600, uid: shop.image.account?.uid ?? process.getuid!() });
  const figures = await (await fetch(shop.metrics)).text();
  const takenAt = Number(/^last_backup_timestamp_seconds (\S+)$/m.exec(figures)?.[1]);
  expect(takenAt * 1000).toBeGreaterThanOrEqual(began);
  shop.web.expectRunning();
  shop.worker.expectRunning();
});
