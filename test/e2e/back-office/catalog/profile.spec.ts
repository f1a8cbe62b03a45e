import type { Page } from '@playwright/test';
import { expect, test } from '../../support/back-office-fixture.js';
import { toast } from '../../support/page-elements.js';

const photo = (page: Page) => page.locator('main img.photo-preview');
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const stored = async (page: Page) => (await page.request.get('/api/profile')).json();

test('therapists edit bio, slots and photo; what the shop sets is only read', async ({ mei, shop }) => {
  test.slow();
  await mei.goto('/staff/profile');
  // A photo that cannot be taken is refused at once, and the preview stays.
  const before = await photo(mei).getAttribute('src');
  const most = 5 * 1024 * 1024;
  await choose(mei, 'image/png', Buffer.concat([pixel, Buffer.alloc(most + 1 - pixel.length)]));
  await expect(toast(mei, 'Upload Error')).toContainText('File size exceeds 5MB limit. Please upload a smaller image.');
  await choose(mei, 'image/webp', pixel);
  await expect(toast(mei, 'Invalid file type. Please upload JPG, PNG, or GIF.')).toBeVisible();
  await choose(mei, 'image/gif', Buffer.from('GIF89a and no more'));
  await expect(toast(mei, 'Failed to process image')).toContainText('Error');
  expect(await photo(mei).getAttribute('src')).toBe(before);

  const { bio, available_slots, image_url } = await stored(mei);
  const fields = mei.getByRole('region', { name: 'Set by the shop' });
  for (const text of ['Mei Tanaka', '$110.00', '4.9', 'Remedial Massage', 'administrator'])
    await expect(fields).toContainText(text);
  const [bioField, slots] = [mei.getByLabel('Bio'), mei.getByLabel('Available slots per day')];
  const save = mei.getByRole('button', { name: 'Save Changes' });

  await bioField.fill('b'.repeat(501));
  for (const [typed, refusal] of [
    ['-1', 'Available slots must be at least 0'],
    ['25', 'Available slots cannot exceed 24'],
  ] as const) {
    await slots.fill(typed);
    await save.click();
    await expect(mei.getByText(refusal)).toBeVisible();
  }
  await expect(mei.getByText('Bio must be less than 500 characters')).toBeVisible();
  await slots.fill('');
  await expect(slots).toHaveValue('0');
  await choose(mei, 'image/png', pixel);
  await expect(photo(mei)).toHaveAttribute('src', /^data:image\/png/);
  await mei.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(bioField).toHaveValue(bio);
  await expect(slots).toHaveValue(String(available_slots));
  await expect(photo(mei)).toHaveAttribute('src', image_url);

  await bioField.fill('0123456789');
  await expect(mei.getByText('10 / 500')).toBeVisible();
  await slots.fill('24');
  await choose(mei, 'image/png', pixel);
  expect(await stored(mei)).toMatchObject({ bio, available_slots, image_url });
  await save.click();
  await expect(toast(mei, 'Your profile has been updated successfully')).toBeVisible();
  await expect(photo(mei)).toHaveAttribute('src', /^\/api\/photos\//);
  expect(await stored(mei)).toMatchObject({ bio: '0123456789', available_slots: 24 });

  await mei.getByRole('button', { name: 'Remove', exact: true }).click();
  await bioField.fill('');
  await slots.fill(String(available_slots));
  await mei.getByRole('link', { name: 'My Appointments' }).click();
  await mei.getByRole('button', { name: 'Keep editing' }).click();
  await save.click();
  await expect.poll(() => stored(mei)).toMatchObject({ bio: null, available_slots, image_url: null });
  // Restored, because other tests expect her as in the demo shop.
  const { id, version } = await stored(mei);
  const data = { bio, image_url, version };
  const restored = await mei.request.patch(`/api/therapists/${id}/profile`, { data, headers: { origin: shop.url } });
  expect(restored.ok()).toBe(true);
});

test('says what failed, and whose profile it is', async ({ mei, desk }) => {
  await mei.route('**/api/profile', (route) => route.abort());
  await mei.goto('/staff/profile');
  await expect(toast(mei, 'Failed to load your profile')).toContainText('Error');
  await mei.unroute('**/api/profile');
  await mei.getByRole('button', { name: 'Try again' }).click();
  await mei.route('**/api/therapists/*/profile', (route) => route.abort());
  await mei.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(mei, 'Failed to update your profile')).toContainText('Error');
  await mei.unroute('**/api/therapists/*/profile');

  const others = await (await mei.request.get('/api/office/therapists')).json();
  const { id } = others.find(({ name }: { name: string }) => name === 'Tom Whitford');
  await mei.route('**/api/profile', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), id } });
  });
  await mei.reload();
  await mei.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(mei, 'You can only edit your own profile')).toContainText('Error');

  const asked: string[] = [];
  desk.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await desk.goto('/staff/profile');
  await expect(desk.getByRole('heading', { name: 'No Profile Found' })).toBeVisible();
  await expect(
    desk.getByText("You don't have a therapist profile yet. Please contact an administrator."),
  ).toBeVisible();
  expect(asked).not.toContain('/api/profile');
});

const choose = (page: Page, mimeType: string, buffer: Buffer) =>
  page.getByLabel('Photo file').setInputFiles({ name: 'photo', mimeType, buffer });
