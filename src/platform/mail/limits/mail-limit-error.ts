import { DeliveryRefusedError } from '../../deliveries/delivery-errors.js';

const LIMIT_REPLY = /^limit of (\d+)$/;

/** The address has had as many mails today as strangers may cause. */
export class MailLimitError extends DeliveryRefusedError {
  constructor(limit: number) {
    super('The mail was not sent: its address has had as many as strangers may cause on a day', `limit of ${limit}`);
    this.name = 'MailLimitError';
  }
}

/**
 * Returns the number of mails that the address of a refused delivery had had; undefined when a mail server refused it.
 */
export function parseLimit(refusal: string): number | undefined {
  const limit = LIMIT_REPLY.exec(refusal)?.[1];
  return limit === undefined ? undefined : Number(limit);
}
