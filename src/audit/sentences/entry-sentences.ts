import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { EventTypeRegistry } from '../../platform/event-log/event-type-registry.js';
import { type Reference, referenceKey, ReferenceNames } from '../../platform/event-log/reference-names.js';
import { genericSentence } from './generic-sentence.js';
import { renderSentence } from './render-sentence.js';
import type { SentencePartDto } from './sentence.dto.js';
import { listPlaceholders, parseSentence, type SentencePiece } from './sentence-template.js';

/** An entry with its personal values decrypted. */
interface EntryToDescribe {
  seq: number;
  /** The type of the entry's event; null when the log has no event for it. */
  type: string | null;
  /** The time at which it was written, on the shop's wall clock. */
  created_at_local: string;
  action_type: string;
  details: Readonly<Record<string, unknown>>;
}

/** Describes entries of the action log in sentences. */
@Injectable()
export class EntrySentences {
  private readonly parsed = new Map<string, SentencePiece[]>();

  constructor(
    private readonly types: EventTypeRegistry,
    private readonly names: ReferenceNames,
  ) {}

  /** Returns a sentence for each entry, in the entries' order. */
  async describe(em: EntityManager, entries: readonly EntryToDescribe[]): Promise<SentencePartDto[][]> {
    const chosen = entries.map((entry) => ({ entry, pieces: this.choosePieces(entry) }));
    const names = await this.names.find(em, chosen.flatMap(listReferences));
    return chosen.map(({ entry: { seq, created_at_local, details }, pieces }) =>
      renderSentence(pieces, details, toYear(created_at_local), (kind, id) =>
        names.get(referenceKey({ kind, id, seq })),
      ),
    );
  }

  private choosePieces({ type, action_type, details }: EntryToDescribe): SentencePiece[] {
    const sentence = (type && this.types.getSentence(type)) ?? genericSentence(type ?? action_type, details);
    const template = typeof sentence === 'function' ? sentence(details) : sentence;
    const pieces = this.parsed.get(template) ?? parseSentence(template);
    this.parsed.set(template, pieces);
    return pieces;
  }
}

const toYear = (local: string) => local.slice(0, 4);

function listReferences({ entry, pieces }: { entry: EntryToDescribe; pieces: SentencePiece[] }): Reference[] {
  return listPlaceholders(pieces).flatMap(({ detail, kind }) => {
    const id = entry.details[detail];
    return kind && typeof id === 'string' ? { kind, id, seq: entry.seq, year: toYear(entry.created_at_local) } : [];
  });
}
