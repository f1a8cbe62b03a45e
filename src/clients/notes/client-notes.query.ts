import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import type { NoteKind, NoteSource } from '../clients.event-types.js';

interface ClientNote {
  id: string;
  kind: NoteKind;
  text: string;
  /** Address of the account that wrote or imported the note. */
  author: string | null;
  at: Date;
  /** Null where somebody wrote it here. */
  source: NoteSource | null;
}

/** Reads the shop's notes about clients. */
@Injectable()
export class ClientNotesQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly personalData: PersonalData,
  ) {}

  /** Returns all notes of these kinds on these records, the newest first. */
  async read(clientIds: readonly string[], kinds: readonly NoteKind[]): Promise<ClientNote[]> {
    const em = this.em.fork();
    const rows = await sql<StoredNote>(em, selectSql, [clientIds, kinds]);
    if (rows.length === 0) return [];
    const keys = await this.personalData.findKeys(em, [...new Set(rows.map(({ clientId }) => clientId))]);
    return rows.flatMap(({ clientId, sealed, ms, ...note }) => {
      const key = keys.get(clientId);
      if (!key) return [];
      // An imported note is among the client's details in its event.
      const { text, notes } = this.personalData.decrypt(key, sealed, note.id) as { text?: string; notes?: string };
      return [{ ...note, text: text ?? notes ?? '', at: new Date(Number(ms)) }];
    });
  }
}

interface StoredNote extends Omit<ClientNote, 'text' | 'at'> {
  clientId: string;
  sealed: Buffer;
  ms: string;
}

const selectSql = /* sql */ `
  select id, client_id as "clientId", kind, sealed, author, source, (extract(epoch from created_at) * 1000)::text as ms
  from client_notes where client_id = any ($1::uuid[]) and kind = any ($2::text[]) order by created_at desc, id desc`;
