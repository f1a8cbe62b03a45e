import { bookOverHttp, firstService } from './book-over-http.js';
import { clockTime, findFreeStart, longDate } from './booking-dialog.js';
import { expect, test } from './shop.js';

test('the private link shows the booking to its holder', async ({ page, request, shop }) => {
  const free = await findFreeStart(request);
  const { name: service } = await firstService(request);
  const answer = await bookOverHttp(request, shop, free, { client_email: 'holder@example.com' });
  const { session_id } = await answer.json();
  await page.goto(`/booking-success?session_id=${session_id}&any=1&status=pending`);
  await expect(page.getByRole('heading', { name: 'Booking Confirmed' })).toBeVisible();
  await expect(
    page.getByText(
      `${free.therapist} will see you for ${service} on ${longDate(free.date)} at ${clockTime(free.time)}.`,
    ),
  ).toBeVisible();
  for (const fact of ['Georgia Marsh', 'holder@example.com', '0491 570 156', '$0.00'])
    await expect(page.getByRole('definition').filter({ hasText: fact })).toBeVisible();
  await page.getByRole('button', { name: 'Return Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

for (const query of ['', '?booking_id=01a1fbe7-6ed7-743f-afa2-e1c9711f9729', '?session_id=guessed'])
  test(`/booking-success${query} thanks without a word about any booking`, async ({ page }) => {
    await page.goto(`/booking-success${query}`);
    await expect(page.getByRole('heading', { name: 'Booking Submitted' })).toBeVisible();
    await expect(page.getByText('Thank you')).toBeVisible();
    await expect(page.getByRole('definition')).toHaveCount(0);
  });

test('the link in the mail of a request verifies the address once', async ({ page, request, shop }) => {
  const anyone = await (await request.get('/api/therapists/any-available')).json();
  const free = { ...(await findFreeStart(request)), therapistId: anyone.id };
  const { name: service } = await firstService(request);
  await bookOverHttp(request, shop, free, { client_email: 'verify@example.com' });
  await expect.poll(() => shop.mail.to('verify@example.com').length).toBe(1);
  const link = /\/verify-booking\?token=[\w.-]+/.exec(shop.mail.to('verify@example.com')[0]!.text ?? '')![0];

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Email Verified' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: service })).toBeVisible();
  await expect(page.getByText('arrive 10 minutes early')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
  await expect(page.getByText('The verification link is invalid or has expired')).toBeVisible();
});

test('a verification that cannot be tried or cannot be answered says so', async ({ page }) => {
  await page.goto('/verify-booking');
  await expect(page.getByText('No verification token provided')).toBeVisible();
  await page.route('**/api/verify-booking-email', (route) => route.abort());
  await page.goto('/verify-booking?token=abc');
  await expect(page.getByText('Failed to verify email')).toBeVisible();
});

test('/booking-cancelled says what did not happen and leads home', async ({ page }) => {
  await page.goto('/booking-cancelled');
  await expect(page.getByText('No payment was processed, and your session details were not saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Try Booking Again' }).click();
  await expect(page).toHaveURL(/\/$/);
});
