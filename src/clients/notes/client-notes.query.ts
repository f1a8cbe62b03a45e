import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Executor, sql } from '../../platform/database/sql.js';
import { PersonalData, type SubjectKey } from '../../platform/personal-data/personal-data.js';
import type { NoteKind, NoteSource } from '../clients.event-types.js';
import { personIdsSql } from '../merging/person-ids-sql.js';

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
      return key ? [{ ...note, text: this.decrypt(key, sealed, note.id), at: new Date(Number(ms)) }] : [];
    });
  }

  /** Returns the texts of all notes about some people, by the id that stands for each, the oldest first. */
  async readTexts(db: Executor, personIds: readonly string[]): Promise<Map<string, string[]>> {
    const rows = await sql<PersonNote>(db, personNotesSql, [personIds]);
    if (rows.length === 0) return new Map();
    const keys = await this.personalData.findKeys(db, [...new Set(rows.map(({ clientId }) => clientId))]);
    const texts = new Map<string, string[]>();
    for (const { id, personId, clientId, sealed } of rows) {
      const key = keys.get(clientId);
      if (key) texts.set(personId, [...(texts.get(personId) ?? []), this.decrypt(key, sealed, id)]);
    }
    return texts;
  }

  private decrypt(key: SubjectKey, sealed: Buffer, id: string): string {
    // An imported note is among the client's details in its event.
    const { text, notes } = this.personalData.decrypt(key, sealed, id) as { text?: string; notes?: string };
    return text ?? notes ?? '';
  }
}

interface PersonNote {
  id: string;
  personId: string;
  clientId: string;
  sealed: Buffer;
}

interface StoredNote extends Omit<ClientNote, 'text' | 'at'> {
  clientId: string;
  sealed: Buffer;
  ms: string;
}

const selectSql = /* sql */ `
  select id, client_id as "clientId", kind, sealed, author, source, (extract(epoch from created_at) * 1000)::text as ms
  from client_notes where client_id = any ($1::uuid[]) and kind = any ($2::text[]) order by created_at desc, id desc`;

const personNotesSql = /* sql */ `
  select n.id, person.id as "personId", n.client_id as "clientId", n.sealed
  from unnest($1::uuid[]) as person (id)
  cross join lateral (${personIdsSql('person.id')}) own
  join client_notes n on n.client_id = own.id
  order by n.created_at, n.id`;
