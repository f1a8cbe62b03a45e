import type { NewTherapist } from '../../catalog/index.js';
import type { Week } from './week.js';

/** The minutes and the price of a treatment with one therapist; what is left out is as with everybody. */
interface OwnTerms {
  minutes?: number;
  dollars?: number;
}

export interface DemoTherapist extends NewTherapist {
  id: string;
  week: Week;
  /** Own terms, by the treatment's name. */
  ownTerms?: Readonly<Record<string, OwnTerms>>;
}

const day = '9:00 AM - 5:00 PM';
const early = '9:00 AM - 4:00 PM';
const late = '12:00 PM - 9:00 PM';
const off = null;

type Kept = 'id' | 'userId' | 'isActive' | 'imageUrl' | 'association' | 'providerNumber';
type Person = Omit<DemoTherapist, Kept> & { portrait: string | null; providerNumber?: string };

const person = (n: number, { portrait, providerNumber, ...rest }: Person, isActive = true): DemoTherapist => ({
  id: `7e4a1570-0000-4000-8000-00000000000${n}`,
  userId: null,
  isActive,
  association: providerNumber ? 'Massage & Myotherapy Australia' : null,
  providerNumber: providerNumber ?? null,
  imageUrl: portrait && `/art/portraits/${portrait}.svg`,
  ...rest,
});

/** Therapists of the demo shop. On every weekday some are off, and some work. */
export const therapists: readonly DemoTherapist[] = [
  person(1, {
    name: 'Mei Tanaka',
    portrait: 'mei-tanaka',
    providerNumber: 'MM-204518',
    specialties: ['Remedial Massage', 'Deep Tissue Massage', 'Hot Stone Massage'],
    availableSlots: 6,
    rating: 4.9,
    bio: 'Trained in Osaka and Sydney. Eleven years of remedial work, most of it on necks and shoulders.',
    hourlyRateCents: 11000,
    ownTerms: { 'Remedial Massage': { minutes: 75, dollars: 145 } },
    week: [day, day, day, day, day, off, off],
  }),
  person(2, {
    name: 'Anika Rao',
    portrait: 'anika-rao',
    specialties: ['Pregnancy Massage', 'Swedish Relaxation Massage', 'Foot and Scalp Massage'],
    availableSlots: 5,
    rating: 4.8,
    bio: 'A former midwife who now looks after mothers before and after birth.',
    hourlyRateCents: 10500,
    ownTerms: { 'Foot and Scalp Massage': { dollars: 75 } },
    week: [day, day, day, off, day, day, off],
  }),
  person(3, {
    name: 'Tom Whitford',
    portrait: 'tom-whitford',
    specialties: ['Deep Tissue Massage', 'Remedial Massage'],
    availableSlots: 6,
    rating: 4.7,
    bio: 'Sports therapist for two rowing clubs. Firm, methodical, quick to find the cause.',
    hourlyRateCents: 11500,
    week: [early, early, early, early, early, off, off],
  }),
  person(4, {
    name: 'Siosaia Fonua',
    portrait: 'siosaia-fonua',
    specialties: ['Lomi Lomi', 'Deep Tissue Massage', 'Hot Stone Massage', 'Swedish Relaxation Massage'],
    availableSlots: 5,
    rating: 5,
    bio: 'Learned Lomi Lomi on Maui over four winters. Works with forearms and a steady breath.',
    hourlyRateCents: 12000,
    week: [off, late, late, late, late, late, day],
  }),
  person(5, {
    name: 'Clare Devlin',
    portrait: 'clare-devlin',
    specialties: ['Aromatherapy Ritual', 'Swedish Relaxation Massage'],
    availableSlots: 5,
    rating: 4.9,
    bio: "Aromatherapist with a distiller's nose. Blends every oil for the person on the table.",
    hourlyRateCents: 10000,
    ownTerms: { 'Aromatherapy Ritual': { minutes: 90, dollars: 160 } },
    week: [day, day, off, day, off, day, day],
  }),
  person(6, {
    name: 'Linh Pham',
    portrait: null,
    specialties: ['Hot Stone Massage', 'Remedial Massage', 'Aromatherapy Ritual'],
    availableSlots: 6,
    rating: 4.8,
    bio: 'Hot stone and remedial therapist; speaks Vietnamese and English. Evenings and weekends.',
    hourlyRateCents: 11000,
    week: [late, late, off, off, late, late, day],
  }),
  person(
    7,
    {
      name: 'Joel Marsden',
      portrait: null,
      specialties: ['Swedish Relaxation Massage'],
      availableSlots: 8,
      rating: 4.6,
      bio: 'On leave until the end of summer.',
      hourlyRateCents: 10000,
      week: [off, off, off, off, off, off, off],
    },
    false,
  ),
];
