import { amountOf, type Cents, centsOf, decimalOf } from '../../platform/money.js';
import type { Therapist } from '../entities/therapist.entity.js';

/** What can be said about a therapist. */
export interface TherapistDetails {
  name: string;
  bio: string | null;
  /** Names of services. */
  specialties: string[];
  /** For display only. */
  hourlyRateCents: Cents | null;
  /** 1 to 5. */
  rating: number;
  /** Bookings that can be confirmed for one day. */
  availableSlots: number;
  imageUrl: string | null;
}

type Columns = 'name' | 'bio' | 'specialties' | 'hourlyRate' | 'rating' | 'availableSlots' | 'imageUrl';

/** As the log keeps it. */
export function therapistFact(therapist: Pick<Therapist, Columns>) {
  const { name, bio, specialties, hourlyRate, rating, availableSlots, imageUrl } = therapist;
  return {
    name,
    bio: bio ?? null,
    specialties,
    hourly_rate: hourlyRate == null ? null : amountOf(centsOf(hourlyRate)),
    rating,
    available_slots: availableSlots,
    image_url: imageUrl ?? null,
  };
}

/** The columns of what is said. */
export function columnsOf<Said extends Partial<TherapistDetails>>({ hourlyRateCents, ...rest }: Said) {
  if (hourlyRateCents === undefined) return rest;
  return { ...rest, hourlyRate: hourlyRateCents === null ? null : decimalOf(hourlyRateCents) };
}
