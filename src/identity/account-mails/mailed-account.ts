import { type Executor, sql } from '../../platform/database/sql.js';
import { recipientsBySql } from '../../platform/deliveries/message-recipients.js';

/** The fields of an account that its mails need. */
interface MailedAccount {
  id: string;
  email: string;
  isDisabled: boolean;
  hasPassword: boolean;
}

export async function findMailedAccount(db: Executor, id: string): Promise<MailedAccount | undefined> {
  const [account] = await sql<MailedAccount>(db, mailedAccountSql, [id]);
  return account;
}

/** Finds the recipients of mails about accounts. */
export const findAccountRecipients = recipientsBySql(
  /* sql */ `select id as stream, email as mail from users where id = any ($1::uuid[])`,
);

const mailedAccountSql = /* sql */ `
  select id, email, disabled_at is not null as "isDisabled", password_hash is not null as "hasPassword"
  from users where id = $1`;
