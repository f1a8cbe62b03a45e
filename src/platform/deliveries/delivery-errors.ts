/** Another server will never take this delivery as it is, so that trying again is pointless. */
export class DeliveryRefusedError extends Error {
  /** @param reply what the server said, for the database and the back office; free of personal data */
  constructor(
    message: string,
    readonly reply: string,
  ) {
    super(message);
    this.name = 'DeliveryRefusedError';
  }
}

/** Another server takes this delivery later, and takes others now: it backs off alone. */
export class DeliveryDeferredError extends Error {
  override name = 'DeliveryDeferredError';
}

/** Another server cannot be reached, or takes nothing at the moment: when that goes on the whole queue pauses. */
export class ServerUnavailableError extends Error {
  override name = 'ServerUnavailableError';
}

/** Whether the error says how another server answered. Such need no stack: nothing here is wrong. */
export function isServerAnswer(error: unknown): error is Error {
  return [DeliveryRefusedError, DeliveryDeferredError, ServerUnavailableError].some((type) => error instanceof type);
}
