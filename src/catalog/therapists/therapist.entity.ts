import { defineEntity, p } from '@mikro-orm/core';

const TherapistSchema = defineEntity({
  name: 'Therapist',
  tableName: 'therapists',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid().nullable(),
    name: p.text(),
    specialties: p.array(),
    /** Bookings that can be confirmed for one day. */
    availableSlots: p.integer().default(8),
    isActive: p.boolean().default(true),
    imageUrl: p.text().nullable(),
    /** Rating out of 5. */
    rating: p.decimal('number').default(5),
    bio: p.text().nullable(),
    /** The association of their profession; a health fund pays for the treatments of its members. */
    association: p.text().nullable(),
    /** The number under which health funds know them. */
    providerNumber: p.text().nullable(),
    /** Decimal text in the shop's currency, for display only. */
    hourlyRate: p.decimal().nullable(),
    /** Whether it is the one record Any Available, for bookings without a chosen therapist. */
    isUnassigned: p.boolean().default(false),
    /** Number that grows with each edit; an edit names the one it is based on. */
    version: p.integer().version(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

export class Therapist extends TherapistSchema.class {}
TherapistSchema.setClass(Therapist);
