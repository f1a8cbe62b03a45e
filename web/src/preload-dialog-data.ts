import type { LandingDto } from './shared/api/generated.js';
import { getFirstDays } from './shared/first-days.js';

/** Fetches beside the booking dialog's code what it asks for first; the application's own requests find it here. */
export function preloadDialogData(): void {
  ['shop', 'services', 'therapists', 'therapists/any-available', 'time-slots', ...getFirstTimes()].forEach(preload);
}

/** The month that the dialog opens with, and the days that are chosen most. */
function getFirstTimes(): string[] {
  const data = document.getElementById('landing-data')?.textContent;
  if (!data) return [];
  const landing = JSON.parse(data) as LandingDto;
  const days = getFirstDays(landing).map(
    (date) => `availability/slots?date=${date}&therapist_id=${landing.unassigned_therapist_id}`,
  );
  return [`availability/days?month=${landing.shop.local_now.slice(0, 7)}`, ...days];
}

function preload(path: string): void {
  const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' });
  link.href = `/api/${path}`;
  document.head.append(link);
}
