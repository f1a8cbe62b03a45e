import { BusinessRuleError, InvalidInputError } from '../../kernel/errors.js';
import type { SlotRequest } from '../../scheduling/index.js';

/** The refusal of a slot by a business rule. */
export class RefusedSlotError extends BusinessRuleError {
  /**
   * @param slot the slot that was asked for
   * @param nth position of the treatment in its visit, from 0; undefined for a booking by itself
   */
  constructor(
    { code, message, conflictingIds }: BusinessRuleError,
    readonly slot: SlotRequest,
    readonly nth?: number,
    field = nth === undefined ? undefined : `parts.${nth}.therapist_id`,
  ) {
    super(code, message, conflictingIds, field);
  }
}

/**
 * Runs `work` and rethrows a refusal with the slot, and with the treatment of a visit that it concerns. Date and time
 * belong to the visit as a whole.
 * @param nth the treatment, from 0; undefined for a booking by itself
 * @throws InvalidInputError on the field of that treatment, RefusedSlotError for a business rule
 */
export async function rethrowForSlot<Result>(
  nth: number | undefined,
  work: () => Promise<Result> | Result,
  slot?: SlotRequest,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InvalidInputError && nth !== undefined) {
      const isOfVisit = error.field === 'booking_date' || error.field === 'booking_time';
      const message = isOfVisit && nth > 0 ? `Treatment ${nth + 1}: ${error.message}` : error.message;
      throw new InvalidInputError(isOfVisit ? error.field : `parts.${nth}.${error.field}`, message);
    }
    if (slot && error instanceof BusinessRuleError && error.field === undefined)
      throw new RefusedSlotError(error, slot, nth);
    throw error;
  }
}

/**
 * Renames the field of a refusal: a new visit sends `parts`, a moved one sends other fields.
 * @param fields the field of each treatment, in order
 * @throws InvalidInputError, RefusedSlotError on those fields
 */
export async function rethrowForFields<Result>(
  fields: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RefusedSlotError && error.nth !== undefined)
      throw new RefusedSlotError(error, error.slot, error.nth, fields[error.nth]);
    const nth = error instanceof InvalidInputError && /^parts\.(\d+)\./.exec(error.field)?.[1];
    if (!nth) throw error;
    throw new InvalidInputError(fields[Number(nth)] ?? 'booking_time', error.message);
  }
}
