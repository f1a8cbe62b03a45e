import { createBooking, expect, test } from '../../support/back-office-fixture.js';
import { chooseMore, editor, summary } from '../../support/booking-editor.js';
import { findAxeViolations } from '../../support/find-axe-violations.js';
import { selectOption, toast } from '../../support/page-elements.js';

test('repeats a booking from its summary by the keyboard, moves the rest of the series, and ends it', async ({
  admin,
  shop,
}) => {
  const { id } = await createBooking(shop, 'Mei Tanaka');
  await admin.setViewportSize({ width: 1440, height: 900 });
  await admin.goto(`/bookings?booking=${id}`);
  await chooseMore(admin, 'Repeat…');
  const dialog = admin.getByRole('dialog', { name: 'Repeat Booking' });
  const days = dialog.getByRole('list', { name: 'Days' }).getByRole('listitem');
  await expect(days).toHaveCount(3);
  const count = dialog.getByLabel('Appointments, the first included');
  await count.fill('5');
  await expect(days).toHaveCount(4);
  await expect(dialog.getByRole('status')).toContainText(/as wanted|with another|left out/);
  expect(await findAxeViolations(admin, '.ant-modal')).toEqual([]);
  await expect(dialog.getByRole('button', { name: /^Book \d/ })).toBeEnabled();
  await days.first().getByRole('checkbox').or(days.first().getByRole('combobox')).focus();
  const before = Number(/\d+/.exec((await dialog.getByRole('button', { name: /^Book \d/ }).textContent()) ?? '')![0]);
  const fitting = dialog.getByRole('checkbox').last();
  await fitting.focus();
  await fitting.press('Space');
  await expect(dialog.getByRole('status')).toContainText('left out');
  await expect(dialog.getByRole('button', { name: `Book ${before - 1} appointment` })).toBeVisible();
  await admin.keyboard.press('Space');
  await dialog.getByRole('button', { name: `Book ${before} appointment` }).press('Enter');
  await expect(toast(admin, 'booked')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  const total = before + 1;
  const series = summary(admin).getByRole('region', { name: `Repeats: 1 of ${total}, every week` });
  await expect(series).toBeVisible();
  await series.getByText('The others of this series').click();
  await series.getByRole('listitem').first().getByRole('button').press('Enter');
  const second = summary(admin).getByRole('region', { name: `Repeats: 2 of ${total}, every week` });
  await expect(second).toBeVisible();
  await second.getByRole('button', { name: 'Move this and the following…' }).press('Enter');
  const move = admin.getByRole('dialog', { name: /^Move This and/ });
  await expect(move.getByRole('list', { name: 'Days' }).getByRole('listitem')).toHaveCount(total - 1);
  await expect(move.getByRole('button', { name: /^Move \d/ })).toBeDisabled();
  await admin.keyboard.press('Escape');
  await expect(move).toHaveCount(0);

  await chooseMore(admin, 'Cancel booking…');
  const cancel = admin.getByRole('dialog', { name: 'Cancel Booking' });
  await expect(cancel.getByRole('radio', { name: 'Only this one' })).toBeChecked();
  await cancel.getByRole('radio', { name: `This one and all that follow, ${total - 1} in all` }).check();
  await cancel.getByRole('textbox').fill('Moving away');
  await cancel.getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(toast(admin, `${total - 1} bookings cancelled`)).toBeVisible();
});

test('a booking that is entered for a caller repeats at once', async ({ admin }) => {
  await admin.goto('/bookings?new');
  await editor(admin).getByLabel('Client name *').fill('Tess Weekly');
  await editor(admin).getByLabel('Mobile *').fill('0491 570 313');
  await selectOption(editor(admin), 'Service *', 'Deep Tissue Massage');
  await editor(admin).getByRole('region', { name: 'Next free' }).getByRole('button').first().click();
  await editor(admin).getByRole('checkbox', { name: 'Repeat this booking' }).check();
  await editor(admin).getByRole('button', { name: 'Choose the days…' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Repeat Booking' });
  await expect(dialog.getByRole('list', { name: 'Days' }).getByRole('listitem').first()).toBeVisible();
  const book = dialog.getByRole('button', { name: /^Book \d/ });
  await expect(book).toBeEnabled();
  await book.click();
  await expect(toast(admin, 'booked')).toBeVisible();
  await expect(editor(admin)).toHaveCount(0);
});
