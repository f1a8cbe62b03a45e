/**
 * Which reservations count: every living booking for a visitor, and what is kept for those who wait; only confirmed ones when the
 * shop confirms.
 */
export type CountedReservations = 'living' | 'confirmed';

export const toCountedKinds = (counted: CountedReservations): readonly string[] =>
  counted === 'living' ? ['held', 'requested', 'kept'] : ['held'];
