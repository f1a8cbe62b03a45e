import { DiscoveryService } from '@nestjs/core';

/** A delivery that is a mail or a text message: who sends it, and the stream of its event. */
export interface MailDelivery {
  subscriber: string;
  stream: string;
}

/** The recipient of a mail or a text message. */
export interface MailRecipient {
  /** An email address, or a number in E.164. Null when it is no longer known, such as after an erasure. */
  address: string | null;
  /** The record whose editor changes the address. */
  recordId?: string;
}

/** Looks up the present recipients of a module's mails. */
export interface MailRecipientFinder {
  /** Finds the recipients. @returns an answer for each delivery, undefined for those of another module */
  findRecipients(deliveries: readonly MailDelivery[]): Promise<(MailRecipient | undefined)[]>;
}

/**
 * Returns the recipients of a module whose mails go to one address for each stream.
 * @param findAddresses reads the addresses of the module's own streams; a stream left out has no known address any more
 */
export async function findOwnRecipients(
  deliveries: readonly MailDelivery[],
  isOwn: (subscriber: string) => boolean,
  findAddresses: (streams: string[]) => Promise<{ stream: string; email: string }[]>,
): Promise<(MailRecipient | undefined)[]> {
  const own = deliveries.filter(({ subscriber }) => isOwn(subscriber));
  if (own.length === 0) return deliveries.map(() => undefined);
  const rows = await findAddresses(own.map(({ stream }) => stream));
  const addresses = new Map(rows.map(({ stream, email }) => [stream, email]));
  return deliveries.map((delivery) =>
    own.includes(delivery) ? { address: addresses.get(delivery.stream) ?? null } : undefined,
  );
}

/** Marks a MailRecipientFinder. */
export const FindsMailRecipients = DiscoveryService.createDecorator<void>();
