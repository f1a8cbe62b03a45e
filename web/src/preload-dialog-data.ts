import type { LandingDto } from './shared/api/generated.js';
import { getFirstDays } from './shared/first-days.js';

/** Fetches beside the booking dialog's code what it asks for first; the application's own requests find it here. */
export function preloadDialogData(): void {
  ['shop', 'services', 'therapists', 'therapists/any-available', 'time-slots', ...getFirstTimes()].forEach(preload);
}

/** The times of a day that was chosen before the application is there: it would ask for them only then. */
export function preloadDay(date: string): void {
  const landing = readLanding();
  if (landing) preload(timesOf(date, landing));
}

/** The month that the dialog opens with, and the days that are chosen most. */
function getFirstTimes(): string[] {
  const landing = readLanding();
  if (!landing) return [];
  const days = getFirstDays(landing).map((date) => timesOf(date, landing));
  return [`availability/days?month=${landing.shop.local_now.slice(0, 7)}`, ...days];
}

function readLanding(): LandingDto | undefined {
  const data = document.getElementById('landing-data')?.textContent;
  return data ? (JSON.parse(data) as LandingDto) : undefined;
}

const timesOf = (date: string, { unassigned_therapist_id }: LandingDto) =>
  `availability/slots?date=${date}&therapist_id=${unassigned_therapist_id}`;

/** One that is asked for twice is fetched twice. */
const preloaded = new Set<string>();

function preload(path: string): void {
  if (preloaded.has(path)) return;
  preloaded.add(path);
  const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' });
  link.href = `/api/${path}`;
  document.head.append(link);
}
