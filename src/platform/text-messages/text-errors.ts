import { DeliveryRefusedError, ServerUnavailableError } from '../deliveries/delivery-errors.js';

/** The gateway could not be reached, or takes texts later. */
export class TextSendError extends ServerUnavailableError {
  /** @param code of the connection, or `HTTP 503` */
  constructor(code: string) {
    super(`The text was not sent: ${code}`);
    this.name = 'TextSendError';
  }
}

/** The gateway takes this text, or texts to this number, never. */
export class TextRefusedError extends DeliveryRefusedError {
  /** @param reply free of personal data; begins with the status, such as `HTTP 422` */
  constructor(status: number, reply: string) {
    super(`The text was refused: HTTP ${status}`, reply);
    this.name = 'TextRefusedError';
  }
}

/** Answers that are about us or about the moment, and not about the text: the next one would get the same. */
const LATER = [401, 407, 408, 425, 429];

/** Whether an HTTP status refuses a text for good. */
export const isPermanentFailure = (status: number): boolean => status >= 400 && status < 500 && !LATER.includes(status);
