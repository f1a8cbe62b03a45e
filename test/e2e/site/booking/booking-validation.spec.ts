import { BookingDialog, findFreeStart } from '../../support/booking-dialog.js';
import { findBookings } from '../../support/shop-database.js';
import { expect, test } from '../../support/shop-fixture.js';

test('each check stops the booking with its own toast, in the shop’s order', async ({ page, request, shop }) => {
  const free = await findFreeStart(request);
  const booking = await new BookingDialog(page).open();
  const { dialog } = booking;
  const refused = async (title: string, description: string, focused?: string) => {
    await booking.confirm.click();
    // One alone: what an earlier press was told is on its way out.
    await expect(booking.toasts).toHaveText([title + description]);
    await expect(booking.toasts).toHaveClass(/toast-destructive/);
    if (focused) await expect(dialog.getByLabel(focused)).toBeFocused();
  };
  const fill = (label: string, text: string) => dialog.getByLabel(label).fill(text);
  const when = ['Missing Information', 'Please select both date and time'] as const;
  const what = ['Missing Information', 'Please select both a service and therapist'] as const;
  const who = ['Missing Information', 'Please fill in first name, last name, and mobile number'] as const;

  await refused(...when);
  // Nobody has come to the details yet, and the message goes with what it asks for.
  await expect(dialog.getByText('Name cannot be empty')).toHaveCount(0);
  await booking.chooseDate(free.date);
  await expect(booking.toasts).toHaveCount(0);
  await booking.time(free.time).click();
  await booking.chooseService('Swedish');
  await expect(dialog.getByLabel('Preferred Therapist *')).toBeEnabled();
  await refused(...what, 'Preferred Therapist *');
  await booking.chooseTherapist(free.therapist);
  await fill('Mobile Number*', '0312345678');
  await fill('Email Address*', 'ann@');
  await refused(...who, 'First Name*');
  await fill('First Name*', '   ');
  await refused(...who, 'Last Name*');
  await fill('Last Name*', 'Checks');
  await refused(
    'Invalid Mobile',
    'Please enter a valid Australian mobile number (e.g., 04xxxxxxxx or +614xxxxxxxx)',
    'Mobile Number*',
  );
  await expect(dialog.locator('#booking_client_phone_help')).toContainText(
    'Please enter a valid Australian mobile number',
  );
  await fill('Mobile Number*', '61 412-345.678');
  await refused('Invalid Email', 'Please enter a valid email address', 'Email Address*');
  await fill('Email Address*', '');
  await refused('Invalid Name', 'Please enter your first and last name', 'First Name*');
  expect(await findBookings(shop, 'Checks')).toEqual([]);

  await fill('First Name*', '  Georgia ');
  await fill('Special Requests or Health Conditions', `<b>'"%</b> ${'x'.repeat(4980)}`);
  await booking.confirm.click();
  await expect(dialog.getByRole('heading', { name: 'Booking created successfully' })).toBeVisible();
  expect(await findBookings(shop, 'Checks')).toMatchObject([
    { client_name: 'Georgia Checks', client_phone: '+61412345678' },
  ]);
});

test('a field says what is wrong when it is left, follows what is typed, and groups a mobile number; an empty email is fine', async ({
  page,
}) => {
  const { dialog } = await new BookingDialog(page).open();
  const leave = async (label: string, text: string) => {
    await dialog.getByLabel(label).fill(text);
    await dialog.getByLabel(label).blur();
  };
  const says = (label: string, text: string) =>
    expect(dialog.getByLabel(label)).toHaveAccessibleDescription(new RegExp(`^${text}`));
  await leave('First Name*', '   ');
  await says('First Name*', 'Name cannot be empty');
  await leave('Mobile Number*', '041234567');
  await says('Mobile Number*', 'Phone number must be at least 10 digits');
  await leave('Email Address*', 'abc');
  await says('Email Address*', 'Invalid email address');
  await dialog.getByLabel('Email Address*').pressSequentially('@example.com');
  await says('Email Address*', 'Optional');
  await leave('Email Address*', '');
  await says('Email Address*', 'Optional');

  // A number is grouped as it is typed, wherever the caret is.
  const phone = dialog.getByLabel('Mobile Number*');
  await phone.clear();
  await phone.pressSequentially('049150156');
  await expect(phone).toHaveValue('0491 501 56');
  // The missing 7 goes behind the 5.
  for (let back = 0; back < 5; back++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('7');
  await expect(phone).toHaveValue('0491 570 156');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('9');
  await expect(phone).toHaveValue('0491 590 156');
});
