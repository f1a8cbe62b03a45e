import { ServerUnavailableError } from '../../platform/deliveries/delivery-errors.js';

/** The gateway did not answer, or takes nothing at the moment: what was asked is unknown, and is asked again. */
export class GatewayUnavailableError extends ServerUnavailableError {
  /** @param code such as `ECONNREFUSED` or `HTTP 503` */
  constructor(code: string) {
    super(`The gateway did not take it: ${code}`, !code.startsWith('HTTP'));
    this.name = 'GatewayUnavailableError';
  }
}

/** The gateway will never take this. */
export class GatewayRefusedError extends Error {
  /** @param code the gateway's own, such as `charge_already_refunded` */
  constructor(readonly code: string) {
    super(`The gateway refused it: ${code}`);
    this.name = 'GatewayRefusedError';
  }
}

/** Catches a question that the gateway did not answer: it is asked again before long. */
export function toNullIfUnanswered(error: unknown): null {
  if (error instanceof GatewayUnavailableError || error instanceof GatewayRefusedError) return null;
  throw error;
}
