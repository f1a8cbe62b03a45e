import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { Config } from '../config.js';
import { type Executor, sql } from '../database/sql.js';
import type { Transaction } from '../database/pipelining/index.js';
import { decrypt, encrypt } from './encryption.js';

/** The key of one subject. Whoever holds it can read the subject's personal values. */
export type SubjectKey = Buffer;

export interface WrappedKey {
  subject: string;
  wrapped_key: Buffer;
}

const FIELD_PREFIX = 'sealed';

/**
 * Stores personal values encrypted, each subject's with a key of its own, which is itself wrapped by PERSONAL_DATA_KEY.
 * Destroying a key makes everything that was ever encrypted with it unreadable, in the log and in its copies alike.
 */
@Injectable()
export class PersonalData {
  /** The key that wraps data keys, and another one that may open them. */
  private readonly masterKeys: [Buffer, ...Buffer[]];

  constructor({ PERSONAL_DATA_KEY, OTHER_PERSONAL_DATA_KEY }: Config) {
    const others = OTHER_PERSONAL_DATA_KEY ? [Buffer.from(OTHER_PERSONAL_DATA_KEY, 'base64')] : [];
    this.masterKeys = [Buffer.from(PERSONAL_DATA_KEY, 'base64'), ...others];
  }

  /** Creates a key, which is kept if the transaction is committed. */
  createKey(tx: Transaction, subject: string): SubjectKey {
    const { key, wrapped } = this.generateKey(subject);
    void tx.query('insert into personal_data_keys (subject, wrapped_key) values ($1, $2)', [subject, wrapped]);
    return key;
  }

  /** Replaces the subject's key: nobody can read any more what was encrypted with the earlier one. */
  async replaceKey(db: Executor, subject: string): Promise<SubjectKey> {
    const { key, wrapped } = this.generateKey(subject);
    await sql(db, replaceKeySql, [subject, wrapped]);
    return key;
  }

  /** Creates a key for each of many new subjects, in one statement. */
  async createKeys(db: Executor, subjects: readonly string[]): Promise<Map<string, SubjectKey>> {
    const made = subjects.map((subject) => ({ subject, ...this.generateKey(subject) }));
    await sql(
      db,
      'insert into personal_data_keys (subject, wrapped_key) select * from unnest($1::uuid[], $2::bytea[])',
      [subjects, made.map(({ wrapped }) => wrapped)],
    );
    return new Map(made.map(({ subject, key }) => [subject, key]));
  }

  /** Generates a key, and its wrapped form to be stored. */
  generateKey(subject: string): { key: SubjectKey; wrapped: Buffer } {
    const key = randomBytes(32);
    return { key, wrapped: encrypt(this.masterKeys[0], key, subject) };
  }

  /** Returns the subject's key; null when it was destroyed. */
  async findKey(db: Executor, subject: string): Promise<SubjectKey | null> {
    return (await this.findKeys(db, [subject])).get(subject) ?? null;
  }

  async findKeys(db: Executor, subjects: readonly string[]): Promise<Map<string, SubjectKey>> {
    const rows = await sql<WrappedKey>(
      db,
      'select subject, wrapped_key from personal_data_keys where subject = any ($1::uuid[])',
      [subjects],
    );
    return new Map(rows.map((kept) => [kept.subject, this.unwrap(kept).key]));
  }

  /**
   * Wraps a data key with PERSONAL_DATA_KEY, if the other key still wraps it; null when there is nothing to rotate.
   */
  rewrap(kept: WrappedKey): Buffer | null {
    const { key, byOther } = this.unwrap(kept);
    return byOther ? encrypt(this.masterKeys[0], key, kept.subject) : null;
  }

  /**
   * Keeps the subject from being erased until the caller's transaction ends: its work with their data is done before an
   * erasure or not at all.
   */
  async lockKey(db: Executor, subject: string): Promise<void> {
    await sql(db, 'select 1 from personal_data_keys where subject = $1 for key share', [subject]);
  }

  /** Erases a subject: from now on nobody can read what was encrypted for it. */
  destroyKey(db: Executor, subject: string): Promise<void> {
    return this.destroyKeys(db, [subject]);
  }

  /** Erases many subjects, in one statement. */
  async destroyKeys(db: Executor, subjects: readonly string[]): Promise<void> {
    await sql(db, 'delete from personal_data_keys where subject = any ($1::uuid[])', [subjects]);
  }

  /** Encrypts a value. @param context what the value belongs to; it can be decrypted for nothing else */
  encrypt(key: SubjectKey, value: object, context: string): Buffer {
    return encrypt(key, Buffer.from(JSON.stringify(value)), context);
  }

  decrypt(key: SubjectKey, sealed: Buffer, context: string): Record<string, unknown> {
    return JSON.parse(decrypt(key, sealed, context).toString()) as Record<string, unknown>;
  }

  /** Encrypts a single value as text for a JSON column: `sealed:<subject>:<base64>`. */
  encryptField(key: SubjectKey, subject: string, value: unknown): string {
    const sealed = encrypt(key, Buffer.from(JSON.stringify(value)), subject);
    return `${FIELD_PREFIX}:${subject}:${sealed.toString('base64')}`;
  }

  /** Returns the subjects whose keys are needed to decrypt the encrypted fields among `values`. */
  findSubjects(values: readonly unknown[]): string[] {
    return [...new Set(values.flatMap((value) => parseField(value)?.subject ?? []))];
  }

  /** Returns the value of an encrypted field, null when it was erased; any other value is returned as it is. */
  decryptField(keys: ReadonlyMap<string, SubjectKey>, value: unknown): unknown {
    const field = parseField(value);
    if (!field) return value;
    const key = keys.get(field.subject);
    return key ? JSON.parse(decrypt(key, field.sealed, field.subject).toString()) : null;
  }

  private unwrap({ subject, wrapped_key }: WrappedKey): { key: SubjectKey; byOther: boolean } {
    for (const [nth, masterKey] of this.masterKeys.entries()) {
      try {
        return { key: decrypt(masterKey, wrapped_key, subject), byOther: nth > 0 };
      } catch {
        // The other one may open it.
      }
    }
    const settings = ['PERSONAL_DATA_KEY', 'OTHER_PERSONAL_DATA_KEY'].slice(0, this.masterKeys.length);
    throw new Error(`The stored data was encrypted under another key than ${settings.join(' and ')}, or is damaged`);
  }
}

function parseField(value: unknown): { subject: string; sealed: Buffer } | null {
  if (typeof value !== 'string') return null;
  const [prefix, subject, base64] = value.split(':');
  return prefix === FIELD_PREFIX && subject && base64 ? { subject, sealed: Buffer.from(base64, 'base64') } : null;
}

const replaceKeySql = /* sql */ `
  insert into personal_data_keys (subject, wrapped_key) values ($1, $2)
  on conflict (subject) do update set wrapped_key = excluded.wrapped_key`;
