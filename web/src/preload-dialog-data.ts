import type { LandingDto } from './shared/api/generated.js';
import { getFirstDays } from './shared/first-days.js';

/**
 * Fetches the dialog's first data in parallel with its code; the application's own requests find it in the browser's
 * cache.
 */
export function preloadDialogData(): void {
  ['shop', 'services', 'therapists', 'therapists/any-available', 'time-slots', ...getFirstTimes()].forEach(preload);
}

/** Fetches the times of a day that was chosen before the application has loaded, which would request them only then. */
export function preloadDay(date: string): void {
  const landing = readLanding();
  if (landing) preload(timesOf(date, landing));
}

/** Returns the requests for the month that the dialog opens with, and for the days that are chosen most. */
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

/** Addresses that were preloaded; one that is requested twice would be fetched twice. */
const preloaded = new Set<string>();

function preload(path: string): void {
  if (preloaded.has(path)) return;
  preloaded.add(path);
  const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' });
  link.href = `/api/${path}`;
  document.head.append(link);
}
