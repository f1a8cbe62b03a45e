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
