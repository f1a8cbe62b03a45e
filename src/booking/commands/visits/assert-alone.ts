import { BusinessRuleError } from '../../../kernel/errors.js';
import type { Booking } from '../../domain/booking.state.js';

/** Clients change a visit as a whole: one part of it by itself would leave the others where nobody expects them. */
export function assertAlone(booking: Booking): void {
  if (booking.status !== 'none' && booking.visit)
    throw new BusinessRuleError('part-of-visit', 'This treatment is part of a visit, which is changed as a whole');
}
