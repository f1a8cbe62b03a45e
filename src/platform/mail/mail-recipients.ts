import { DiscoveryService } from '@nestjs/core';

/** The present addresses of whoever the mails and text messages about a stream go to. */
export interface MailRecipient {
  stream: string;
  /** Email address; null when it is no longer known, such as after an erasure. */
  mail: string | null;
  /** Number in E.164 for text messages. */
  text?: string | null;
  /** The record whose editor changes the addresses. */
  recordId?: string;
}

/** Looks up the recipients of a module's mails and text messages. */
export interface MailRecipientFinder {
  /** Whether they are mails or text messages of that module. */
  isOwn(subscriber: string): boolean;
  /** Finds the recipients by the streams of the events; a stream left out has no known address any more. */
  findRecipients(streams: readonly string[]): Promise<MailRecipient[]>;
}

/** Marks a MailRecipientFinder. */
export const FindsMailRecipients = DiscoveryService.createDecorator<void>();
