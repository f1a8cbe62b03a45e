import { BusinessRuleError, InvalidInputError } from '../../kernel/errors.js';
import { Problem } from '../../platform/http/errors/problem.js';

/** The fields of this API that hold what commands name otherwise. */
const FIELDS: Readonly<Record<string, string>> = {
  booking_date: 'starts_at',
  booking_time: 'starts_at',
  'therapists.0.therapist_id': 'therapist_id',
};

const toField = (field: string): string => FIELDS[field] ?? field;

/** Refuses as this API does: at its own fields, and what is based on an older version as HTTP has it. */
export function rethrowRefusal(error: unknown): never {
  if (error instanceof InvalidInputError) throw new InvalidInputError(toField(error.field), error.message);
  if (!(error instanceof BusinessRuleError)) throw error;
  const { code, message, conflictingIds, field } = error;
  if (code === 'booking-modified') throw new Problem(412, code, message);
  throw new BusinessRuleError(code, message, conflictingIds, field && toField(field));
}
