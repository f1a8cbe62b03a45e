import { InvalidInputError } from '../../kernel/errors.js';
import { toAmount, type Cents, parseCents, formatDecimal } from '../../kernel/money.js';
import { resemblesAnyAvailable } from './resembles-any-available.js';
import type { Therapist } from './therapist.entity.js';

/** A therapist as an admin enters them. */
export interface TherapistInput {
  name: string;
  bio: string | null;
  /** The association of their profession. */
  association: string | null;
  /** The number under which health funds know them. */
  providerNumber: string | null;
  /** Names of the services that they give; none for all. */
  specialties: string[];
  /** Amount in cents, for display only. */
  hourlyRateCents: Cents | null;
  /** Rating from 1 to 5. */
  rating: number;
  /** Bookings that can be confirmed for one day. */
  availableSlots: number;
  imageUrl: string | null;
}

type TherapistColumn =
  'name' | 'bio' | 'association' | 'providerNumber' | 'hourlyRate' | 'rating' | 'availableSlots' | 'imageUrl';

/**
 * Refuses a name that reads as Any Available.
 * @throws InvalidInputError naming `name`
 */
export function assertNotAnyAvailable(name: string): void {
  if (resemblesAnyAvailable(name))
    throw new InvalidInputError('name', 'Any Available is the name for bookings without a therapist');
}

/** Returns the fields as change events record them; the services that they give have an event of their own. */
export function toTherapistEventData(therapist: Pick<Therapist, TherapistColumn>) {
  const { name, bio, association, providerNumber, hourlyRate, rating, availableSlots, imageUrl } = therapist;
  return {
    name,
    bio: bio ?? null,
    association: association ?? null,
    provider_number: providerNumber ?? null,
    hourly_rate: hourlyRate == null ? null : toAmount(parseCents(hourlyRate)),
    rating,
    available_slots: availableSlots,
    image_url: imageUrl ?? null,
  };
}

export function toColumns<Input extends Partial<Omit<TherapistInput, 'specialties'>>>({
  hourlyRateCents,
  ...rest
}: Input) {
  if (hourlyRateCents === undefined) return rest;
  return { ...rest, hourlyRate: hourlyRateCents === null ? null : formatDecimal(hourlyRateCents) };
}
