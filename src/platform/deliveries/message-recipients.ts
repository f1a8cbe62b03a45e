import { type Executor, sql } from '../database/sql.js';

/** The present addresses of whoever the mails and text messages about a stream go to. */
export interface MessageRecipient {
  stream: string;
  /** Email address; null when it is no longer known, such as after an erasure. */
  mail: string | null;
  /** Number in E.164 for text messages. */
  text?: string | null;
  /** The record whose editor changes the addresses. */
  recordId?: string;
}

/** Finds recipients by the streams of the events; a stream left out has no known address any more. */
export type FindRecipients = (db: Executor, streams: readonly string[]) => Promise<MessageRecipient[]>;

/** Finds recipients with a statement whose `$1` are the streams, and whose columns are those of a MessageRecipient. */
export const recipientsBySql =
  (text: string): FindRecipients =>
  (db, streams) =>
    sql<MessageRecipient>(db, text, [streams]);
