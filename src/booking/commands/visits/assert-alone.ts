import { BusinessRuleError } from '../../../kernel/errors.js';
import type { Booking } from '../../domain/booking.state.js';

/**
 * Refuses a change of one treatment by its client: the others of its visit would be left where nobody expects them.
 * @throws BusinessRuleError `part-of-visit`
 */
export function assertAlone(booking: Booking): void {
  if (booking.status !== 'none' && booking.visit)
    throw new BusinessRuleError('part-of-visit', 'This treatment is part of a visit, which is changed as a whole');
}
