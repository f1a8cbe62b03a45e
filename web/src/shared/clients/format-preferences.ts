import type { ClientPreferencesDto } from '../api/generated.js';

/** Says what a client likes best: `Prefers Mei Tanaka, firm pressure`; empty where nothing is known. */
export function formatPreferences({ therapist_name: therapist, pressure }: ClientPreferencesDto): string {
  const liked = [therapist, pressure && `${pressure} pressure`].filter(Boolean);
  return liked.length > 0 ? `Prefers ${liked.join(', ')}` : '';
}
