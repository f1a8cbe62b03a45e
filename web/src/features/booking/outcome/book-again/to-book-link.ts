import type { BookAgainDto } from '../../../../shared/api/generated.js';

/** Returns the address that opens the booking dialog with the treatment and the therapist chosen. */
export function toBookLink({ service_slug, therapist_slug }: BookAgainDto): string {
  const params = new URLSearchParams({ service: service_slug, ...(therapist_slug && { therapist: therapist_slug }) });
  return `/book?${params}`;
}
