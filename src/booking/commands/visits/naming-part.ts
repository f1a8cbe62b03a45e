import { BusinessRuleError, InvalidInputError } from '../../../kernel/errors.js';

/** Says of which part of a visit a refusal is. Date and time are the visit's own. */
export async function namingPart<Result>(nth: number, work: () => Promise<Result> | Result): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InvalidInputError) {
      const isOfVisit = error.field === 'booking_date' || error.field === 'booking_time';
      const message = isOfVisit && nth > 0 ? `Treatment ${nth + 1}: ${error.message}` : error.message;
      throw new InvalidInputError(isOfVisit ? error.field : `parts.${nth}.${error.field}`, message);
    }
    if (error instanceof BusinessRuleError && error.field === undefined)
      throw new BusinessRuleError(error.code, error.message, error.conflictingIds, `parts.${nth}.therapist_id`);
    throw error;
  }
}
