/** A refusal as Stripe puts it. */
export class ApiError extends Error {
  /**
   * @param {string} message
   * @param {{ status?: number, type?: string, code?: string, param?: string, isValidation?: boolean }} [details]
   */
  constructor(message, { status = 400, type = 'invalid_request_error', code, param, isValidation = false } = {}) {
    super(message);
    this.status = status;
    /** Nothing was begun, so that an idempotency key keeps nothing. */
    this.isValidation = isValidation;
    this.body = { error: { type, ...(code && { code }), message, ...(param && { param }) } };
  }
}

/**
 * @param {string} param
 * @param {string} message
 * @param {string} [code]
 */
export const invalidParam = (param, message, code) => new ApiError(message, { param, code, isValidation: true });

/**
 * @param {string} kind
 * @param {string} id
 * @param {{ status?: number, param?: string }} [details]
 */
export const missingResource = (kind, id, { status = 404, param = 'id' } = {}) =>
  new ApiError(`No such ${kind}: '${id}'`, { status, code: 'resource_missing', param, isValidation: true });
