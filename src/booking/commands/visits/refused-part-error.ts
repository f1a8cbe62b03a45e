import { BusinessRuleError, InvalidInputError } from '../../../kernel/errors.js';
import type { SlotRequest } from '../../../scheduling/index.js';

/** The refusal of a treatment by a business rule, with which the whole visit is refused. */
export class RefusedPartError extends BusinessRuleError {
  /** @param nth position of the treatment, from 0 @param slot the slot that it asked for, where that was known */
  constructor(
    { code, message, conflictingIds }: BusinessRuleError,
    readonly nth: number,
    readonly slot: SlotRequest | undefined,
    field = `parts.${nth}.therapist_id`,
  ) {
    super(code, message, conflictingIds, field);
  }
}

/**
 * Runs `work` and rethrows a refusal with the treatment of the visit that it concerns. Date and time belong to the
 * visit as a whole.
 * @param nth the treatment, from 0
 * @throws InvalidInputError on the field of that treatment, RefusedPartError for a business rule
 */
export async function rethrowForPart<Result>(
  nth: number,
  work: () => Promise<Result> | Result,
  slot?: SlotRequest,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InvalidInputError) {
      const isOfVisit = error.field === 'booking_date' || error.field === 'booking_time';
      const message = isOfVisit && nth > 0 ? `Treatment ${nth + 1}: ${error.message}` : error.message;
      throw new InvalidInputError(isOfVisit ? error.field : `parts.${nth}.${error.field}`, message);
    }
    if (error instanceof BusinessRuleError && error.field === undefined) throw new RefusedPartError(error, nth, slot);
    throw error;
  }
}

/**
 * Renames the field of a refusal: a new visit sends `parts`, a moved one sends other fields.
 * @param fields the field of each treatment, in order
 * @throws InvalidInputError, RefusedPartError on those fields
 */
export async function rethrowForFields<Result>(
  fields: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RefusedPartError) throw new RefusedPartError(error, error.nth, error.slot, fields[error.nth]);
    const nth = error instanceof InvalidInputError && /^parts\.(\d+)\./.exec(error.field)?.[1];
    if (!nth) throw error;
    throw new InvalidInputError(fields[Number(nth)] ?? 'booking_time', error.message);
  }
}
