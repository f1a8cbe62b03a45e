/** Another server will never take this delivery as it is, so that a retry is pointless. */
export class DeliveryRefusedError extends Error {
  /** @param reply the server's answer, for the database and the back office; free of personal data */
  constructor(
    message: string,
    readonly reply: string,
  ) {
    super(message);
    this.name = 'DeliveryRefusedError';
  }
}

/** The other server asks to try this delivery later, but accepts others now: only this one is delayed. */
export class DeliveryDeferredError extends Error {
  override name = 'DeliveryDeferredError';
}

/**
 * The other server is unreachable or accepts nothing at the moment. Several of these in a row pause the whole queue.
 */
export class ServerUnavailableError extends Error {
  override name = 'ServerUnavailableError';

  /** @param isUnreached whether no connection was made, which is due to no delivery */
  constructor(
    message: string,
    readonly isUnreached = false,
  ) {
    super(message);
  }
}

/**
 * The other server has got this delivery whole, but the connection ended without an answer: it may have taken it. Says
 * nothing about other deliveries.
 */
export class DeliveryUnknownError extends Error {
  override name = 'DeliveryUnknownError';
}

/**
 * Whether the error is an answer of another server. It is logged without a stack, because nothing is wrong in this
 * process.
 */
export function isServerAnswer(error: unknown): error is Error {
  return [DeliveryRefusedError, DeliveryDeferredError, ServerUnavailableError].some((type) => error instanceof type);
}
