import { BusinessRuleError } from '../../../kernel/errors.js';
import type { Booking } from '../../domain/booking.state.js';

/**
 * Refuses that a client changes one treatment of a visit: the others would be left where nobody expects them.
 * @throws BusinessRuleError `part-of-visit`
 */
export function assertAlone(booking: Booking): void {
  if (booking.status !== 'none' && booking.visit)
    throw new BusinessRuleError('part-of-visit', 'This treatment is part of a visit, which is changed as a whole');
}
