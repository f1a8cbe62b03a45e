import { DeliveryRefusedError, DeliveryUnknownError, ServerUnavailableError } from '../deliveries/delivery-errors.js';

/** The gateway could not be reached, or takes no texts at the moment. */
export class TextSendError extends ServerUnavailableError {
  /** @param code code of the connection that could not be made, or `HTTP 503` */
  constructor(code: string) {
    super(`The text was not sent: ${code}`, !code.startsWith('HTTP'));
    this.name = 'TextSendError';
  }
}

/** The gateway will never take this text, or any to this number. */
export class TextRefusedError extends DeliveryRefusedError {
  /** @param reply free of personal data; begins with the status, such as `HTTP 422` */
  constructor(status: number, reply: string) {
    super(`The text was refused: HTTP ${status}`, reply);
    this.name = 'TextRefusedError';
  }
}

/** The gateway has got the text, and did not say whether it takes it. */
export class TextUnknownError extends DeliveryUnknownError {
  constructor(code: string) {
    super(`The text may have been sent: ${code}`);
    this.name = 'TextUnknownError';
  }
}

/** The status by which a server in front of the gateway says that the gateway has the text, but did not answer. */
export const GATEWAY_TIMEOUT = 504;

/** Statuses that are about us or about the moment, not about the text: any other text would get the same. */
const RETRYABLE_STATUSES = [401, 407, 408, 425, 429];

/** Whether an HTTP status refuses a text for good. */
export const isPermanentFailure = (status: number): boolean =>
  status >= 400 && status < 500 && !RETRYABLE_STATUSES.includes(status);
