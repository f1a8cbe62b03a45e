import { existsSync, globSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Visitor } from '../../support/clients/visitor.js';
import { eventually } from '../../support/eventually.js';
import { atMost, print } from '../../support/figure.js';
import { bookingForm } from '../../support/fixtures/booking-form.js';
import { composeCommand, composeHealthCheck } from './compose-file.js';
import { bytesOnDisk } from './bytes-on-disk.js';
import { runInImage, startInImage } from './image-process.js';
import { isReady } from './is-ready.js';
import { openShop } from './open-shop.js';
import { startShop } from './start-shop.js';

let shop: Awaited<ReturnType<typeof startShop>>;

beforeAll(async () => {
  shop = await startShop();
}, 180_000);

it('has packages of at most 250 MB, and describes its API without those that are left out', async () => {
  const megabytes = bytesOnDisk(join(shop.image.app, 'node_modules')) / 1e6;
  print(atMost('packages of the image', megabytes, 250, ' MB'));
  expect(megabytes).toBeLessThanOrEqual(250);
  const { code, stdout } = await runInImage(shop.image, ['spa', 'openapi'], {});
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ openapi: '3.1.0' });
});

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

it('is served by one process that mails as well, where the settings ask for that', async () => {
  await Promise.all([shop.web.stop(), shop.worker.stop()]);
  const one = startInImage(shop.image, shop.image.command, { ...shop.settings, WORKER_MODE: 'shared' });
  await eventually(() => isReady(shop.url), 'it to be ready', 60_000);
  const address = 'arta@longwater.test';
  expect(await shop.admin.post('/accounts', { email: address, role: 'reception', therapist_id: null })).toMatchObject({
    status: 201,
  });
  await eventually(() => shop.mail.to(address)[0], 'the invitation');
  await one.stop();
  expect(one.said()).toContain('Delivered');
});
