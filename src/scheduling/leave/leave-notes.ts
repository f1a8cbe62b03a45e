import { Injectable } from '@nestjs/common';
import type { Executor } from '../../platform/database/sql.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';

/** The notes of a leave, decrypted. */
interface LeaveNotes {
  /** The therapist's note. */
  note: string | null;
  /** The shop's reply when it declined. */
  reply: string | null;
}

const NO_NOTES: LeaveNotes = { note: null, reply: null };

/** Encrypts the notes of leave, each under its own key. */
@Injectable()
export class LeaveNoteCipher {
  constructor(private readonly personalData: PersonalData) {}

  /** Encrypts the notes. @returns null when there are none */
  async encrypt(db: Executor, leaveId: string, notes: LeaveNotes): Promise<Buffer | null> {
    if (notes.note === null && notes.reply === null) return null;
    const key =
      (await this.personalData.findKey(db, leaveId)) ??
      (await this.personalData.createKeys(db, [leaveId])).get(leaveId)!;
    return this.personalData.encrypt(key, notes, leaveId);
  }

  /** Decrypts the notes of several leaves, by their ids. */
  async decrypt(
    db: Executor,
    rows: readonly { id: string; sealed: Buffer | null }[],
  ): Promise<Map<string, LeaveNotes>> {
    const sealed = rows.flatMap(({ id, sealed }) => (sealed ? [{ id, sealed }] : []));
    const keys =
      sealed.length > 0
        ? await this.personalData.findKeys(
            db,
            sealed.map(({ id }) => id),
          )
        : new Map<string, Buffer>();
    const notes = new Map<string, LeaveNotes>();
    for (const { id, sealed: bytes } of sealed) {
      const key = keys.get(id);
      if (key) notes.set(id, { ...NO_NOTES, ...(this.personalData.decrypt(key, bytes, id) as object) });
    }
    return notes;
  }

  async decryptOne(db: Executor, row: { id: string; sealed: Buffer | null }): Promise<LeaveNotes> {
    return (await this.decrypt(db, [row])).get(row.id) ?? NO_NOTES;
  }
}
