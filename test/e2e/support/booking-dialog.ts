import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { addDays } from '../../../src/kernel/local-time.js';
import { expect } from './shop-fixture.js';

/** A start that a therapist still has free. */
export interface FreeStart {
  therapist: string;
  therapistId: string;
  /** `yyyy-MM-dd` */
  date: string;
  /** `HH:mm` */
  time: string;
}

interface Day {
  slots_remaining: number;
  slots: { start_time: string; available: boolean }[];
}

export const formatLongDate = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${date}T00:00Z`));

export const formatClockTime = (time: string): string =>
  new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' })
    .format(new Date(`2000-01-01T${time}Z`))
    .replace('\u202f', ' ');

/** How many days ahead at least, and how many more bookings and free starts the therapist's day must allow. */
interface FreeStartOptions {
  /** Beyond DEMO_DAYS the demo shop has booked nobody: whoever is on the roster is free all day. */
  daysAhead?: number;
  more?: number;
  /** How many minutes must be free from that start on; by default those of the longest treatment. */
  minutes?: number;
  /** `HH:mm`, the latest start; a treatment may end after the shift. */
  latest?: string;
  /** The therapist's name; by default any. */
  therapist?: string;
}

/** Of the demo shop's treatments. */
const LONGEST_MINUTES = 90;

/** For how many days from today the demo shop has bookings. */
export const DEMO_DAYS = 14;

/** Four weeks, so that no day lies further than a press on "Next month". */
const DAYS_SEARCHED = 28;

/** Starts are half an hour apart: with its cleanup time, one booking takes up to four of them. */
const STARTS_PER_BOOKING = 4;

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The next start on a day that has room for more than one booking of any service. */
export const findFreeStart = async (request: APIRequestContext, room?: FreeStartOptions): Promise<FreeStart> =>
  (await findFreeStarts(request, 1, room))[0];

/** Starts of two therapists, or of as many as wanted, on the next day that has them. */
export async function findFreeStarts(
  request: APIRequestContext,
  count = 2,
  { daysAhead = 1, more = 1, minutes = LONGEST_MINUTES, latest = '24:00', therapist }: FreeStartOptions = {},
): Promise<[FreeStart, FreeStart, ...FreeStart[]]> {
  const read = async <T>(path: string): Promise<T> => (await request.get(`/api${path}`)).json();
  const { local_now } = await read<{ local_now: string }>('/shop');
  for (let ahead = daysAhead; ahead <= DAYS_SEARCHED; ahead++) {
    const date = addDays(local_now.slice(0, 10), ahead);
    const offered = await read<{ id: string; name: string }[]>(`/availability/therapists?date=${date}`);
    const found: FreeStart[] = [];
    for (const { id, name } of offered.filter(
      (each) => each.name === (therapist ?? each.name) && each.name !== 'Any Available',
    )) {
      const day = await read<Day>(`/availability/slots?therapist_id=${id}&date=${date}&duration=${minutes}`);
      const [free, ...later] = day.slots.filter((slot) => slot.available && slot.start_time <= latest);
      const others = later.filter(
        ({ start_time }) => free && toMinutes(start_time) - toMinutes(free.start_time) >= 120,
      );
      const hasRoom = day.slots_remaining > more && others.length >= STARTS_PER_BOOKING * (more - 1);
      if (free && hasRoom) found.push({ therapist: name, therapistId: id, date, time: free.start_time });
      if (found.length === count) return found as [FreeStart, FreeStart];
    }
  }
  throw new Error('The demo shop has nothing free in four weeks');
}

/** Operates the booking dialog as a visitor would. */
export class BookingDialog {
  readonly dialog: Locator;
  readonly toasts: Locator;
  readonly confirm: Locator;
  readonly banner: Locator;
  private readonly sentFrames: string[] = [];

  /** @param press by mouse unless told: `(target) => target.tap()` on a touch screen */
  constructor(
    readonly page: Page,
    readonly press = (target: Locator): Promise<void> => target.click(),
  ) {
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => this.sentFrames.push(String(payload))));
    this.dialog = page.getByRole('dialog', { name: /Book Your Appointment|Payment Processing/ });
    // Fading elements count as gone.
    this.toasts = page.locator('.ant-notification-notice:not(.ant-notification-fade-leave)');
    this.banner = this.dialog.locator('.booking-banner');
    this.confirm = this.dialog.getByRole('button', { name: 'Confirm Booking' });
  }

  async open(): Promise<this> {
    await this.page.goto('/');
    await this.press(this.page.getByRole('button', { name: 'Book Your Session' }));
    await expect(this.dialog).toBeVisible();
    return this;
  }

  /** Opens the dialog at the day and the therapist of a start. @param service chosen as well */
  async openAt({ date, therapist }: FreeStart, service?: string): Promise<this> {
    await this.open();
    await this.chooseDate(date);
    if (service) await this.chooseService(service);
    await this.chooseTherapist(therapist);
    return this;
  }

  /** Waits until the page has subscribed to changes of that day. */
  expectDayWatched = (day: FreeStart) => expect.poll(() => this.lastFrameAbout(day)).toContain('"watch-day"');
  expectDayUnwatched = (day: FreeStart) => expect.poll(() => this.lastFrameAbout(day)).toContain('"unwatch-day"');
  private lastFrameAbout = ({ therapistId, date }: FreeStart) =>
    this.sentFrames.findLast((frame) => frame.includes(therapistId) && frame.includes(date)) ?? '';

  time = (time: string): Locator =>
    this.dialog.getByRole('button', { name: new RegExp(`^${formatClockTime(time)}( on request)?$`) });

  async chooseDate(date: string): Promise<void> {
    const first = this.dialog.getByRole('grid').locator('[data-date]').first();
    const shown = (await first.getAttribute('data-date'))!.slice(0, 7);
    const ahead = date.slice(0, 7).localeCompare(shown);
    if (ahead) await this.press(this.dialog.getByRole('button', { name: ahead > 0 ? 'Next month' : 'Previous month' }));
    await this.press(this.dialog.getByRole('button', { name: formatLongDate(date) }));
  }

  chooseTherapist = (name: string) => this.choose('Preferred Therapist *', name);
  chooseService = (name: string) => this.choose('Type of Massage *', name);

  private async choose(label: string, option: string): Promise<void> {
    const field = this.dialog.getByRole('combobox', { name: label });
    await this.press(field);
    await this.press(this.dialog.getByRole('option', { name: option }).first());
    await expect(field).toContainText(option);
  }

  async fillDetails(lastName: string, change: { phone?: string; email?: string } = {}): Promise<void> {
    await this.dialog.getByLabel('First Name*').fill('Georgia');
    await this.dialog.getByLabel('Last Name*').fill(lastName);
    await this.dialog.getByLabel('Mobile Number*').fill(change.phone ?? '0491570156');
    await this.dialog.getByLabel('Email Address*').fill(change.email ?? '');
  }

  /** Does everything except for pressing the last button. */
  async fillForm({ therapist, date, time }: FreeStart, lastName: string, email?: string): Promise<void> {
    await this.chooseDate(date);
    await this.chooseTherapist(therapist);
    await this.time(time).click();
    await this.chooseService('Swedish');
    await this.fillDetails(lastName, { email });
  }
}
