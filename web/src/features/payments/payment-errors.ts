import { errorMessage } from '../../shared/api/error-message.js';
import { parseProblem } from '../../shared/api/problem.js';
import { type FieldErrors, toServerErrors } from '../../shared/ui/form-errors/use-field-errors.js';

/** Refusals that name no field, but are about one. */
const FIELD_OF_CODE: Readonly<Record<string, string>> = { 'over-payment': 'amount', 'over-refund': 'amount' };

/** Returns the server's errors by field; none where the refusal is about no field. */
export function toPaymentErrors(error: unknown): FieldErrors {
  const field = FIELD_OF_CODE[parseProblem(error)?.code ?? ''];
  return field ? { [field]: errorMessage(error, '') } : toServerErrors(error);
}
