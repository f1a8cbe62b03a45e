import { DiscoveryService } from '@nestjs/core';

/** A delivery that is a mail or a text message: who sends it, and the stream of its event. */
export interface MailDelivery {
  subscriber: string;
  stream: string;
}

/** Whom a mail or a text message goes to. */
export interface MailRecipient {
  /** An email address, or a number in E.164. Null when it is not known any more, such as after an erasure. */
  address: string | null;
  /** The record whose editor changes the address. */
  recordId?: string;
}

/** Looks up where mails of a module go now. */
export interface MailRecipientFinder {
  /** @returns an answer for each delivery, undefined for what another module sends */
  findRecipients(deliveries: readonly MailDelivery[]): Promise<(MailRecipient | undefined)[]>;
}

/**
 * The answers of a module whose mails go to one address for each stream.
 * @param findAddresses reads the addresses for the module's own streams; a stream left out has no known address any more
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
