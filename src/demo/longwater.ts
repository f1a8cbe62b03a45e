import type { NewService, NewTherapist } from '../catalog/index.js';
import type { NewTimeSlot } from '../scheduling/index.js';
import type { Week } from './week.js';

/** The demo shop, all invented. Ids are fixed, so that opening it again finds what is there. */
export const details = {
  name: 'Longwater',
  tagline: 'Remedial, hot stone and pregnancy massage in five quiet rooms behind Crown Street, Surry Hills.',
  addressLines: ['48 Carrington Lane', 'Surry Hills NSW 2010'],
  phone: '(02) 5550 4821',
  email: 'hello@longwater.example',
  mapUrl: 'https://www.openstreetmap.org/search?query=Crown%20Street%20Surry%20Hills',
};

const service = (n: number, name: string, price: number, minutes: number, description: string): NewService => ({
  id: `5e4f1ce0-0000-4000-8000-00000000000${n}`,
  name,
  description,
  priceCents: price * 100,
  durationMinutes: minutes,
});

export const services = [
  service(1, 'Swedish Relaxation Massage', 115, 60, 'Long, even strokes from neck to feet with warmed almond oil. The one to choose if you have never had a massage.'),
  service(2, 'Remedial Massage', 125, 60, 'An assessment first, then focused work on the knots that desks and long drives leave behind. Health-fund receipts given.'),
  service(3, 'Pregnancy Massage', 145, 75, 'Side-lying and fully supported by bolsters, for the second and third trimester. Eases hips, calves and lower back.'),
  service(4, 'Lomi Lomi', 175, 90, 'The Hawaiian full-body massage: broad forearm strokes in one unbroken rhythm, with coconut oil.'),
  service(5, 'Hot Stone Massage', 165, 90, 'Basalt stones, kept at 50 degrees, rest along the spine while the hands work around them.'),
  service(6, 'Foot and Scalp Massage', 79, 45, 'You stay dressed and seated. Forty minutes for feet, hands and scalp, five for tea.'),
  service(7, 'Deep Tissue Massage', 129.5, 60, "Slow, firm pressure through thumb and elbow for backs, shoulders and runners' legs. You set the limit."),
  service(8, 'Aromatherapy Ritual', 139, 75, 'Lavender, lemon myrtle or sandalwood, blended at your side and worked in with light, slow strokes.'),
];

export interface DemoTherapist extends NewTherapist {
  week: Week;
}

const day = '9:00 AM - 5:00 PM';
const early = '8:00 AM - 4:00 PM';
const late = '12:00 PM - 9:00 PM';
const off = null;

type Person = Omit<DemoTherapist, 'id' | 'userId' | 'isActive' | 'imageUrl'> & { portrait: string | null };

const person = (n: number, { portrait, ...rest }: Person, isActive = true): DemoTherapist => ({
  id: `7e4a1570-0000-4000-8000-00000000000${n}`,
  userId: null,
  isActive,
  imageUrl: portrait && `/art/portraits/${portrait}.svg`,
  ...rest,
});

/** On every weekday somebody is off, and somebody works. */
export const therapists: readonly DemoTherapist[] = [
  person(1, {
    name: 'Mei Tanaka',
    portrait: 'mei-tanaka',
    specialties: ['Remedial Massage', 'Deep Tissue Massage', 'Hot Stone Massage'],
    availableSlots: 6,
    rating: 4.9,
    bio: 'Trained in Osaka and Sydney. Eleven years of remedial work, most of it on necks and shoulders.',
    hourlyRateCents: 11000,
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

/** Every half hour from 09:00; the last one ends at 21:00. */
export const timeSlots: readonly NewTimeSlot[] = Array.from({ length: 24 }, (_, n) => ({
  id: `71e51070-0000-4000-8000-0000000000${String(n).padStart(2, '0')}`,
  startTime: clock(540 + 30 * n),
  endTime: clock(570 + 30 * n),
  shiftType: n < 6 ? 'Morning' : n < 16 ? 'Afternoon' : 'Evening',
  displayOrder: n,
}));

/** Minutes after midnight as `HH:mm`. */
export function clock(minutes: number): string {
  return `${String(Math.trunc(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
