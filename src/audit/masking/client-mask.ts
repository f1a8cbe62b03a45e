import { Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { Config } from '../../platform/config.js';
import type { SentencePartDto } from '../sentences/sentence.dto.js';

/** Stands for text that auditors may not read. */
const HIDDEN = 'Hidden';

/** Letters and digits that nobody mistakes for others. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const PSEUDONYM_LENGTH = 6;

const ID_OR_TIME =
  /^([\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?|\d\d:\d\d(:\d\d)?)$/i;

/** Fields with an id, or with a day or time, which are only shown when they look like one. */
const ID_OR_TIME_FIELD = /(^|_)(id|into|at|local|date|time|day|from|to|start|end|since)$/;

/** Fields with the names of staff, services and rooms, codes, and sentences that we write. All other text is hidden. */
const PLAIN_FIELDS = new Set(
  [
    'account action_type actor admin_email author person source type kind field figure key shares head complaint',
    'event event_type subscriber channel recipient state status latest_status day_state pending_reason why closure',
    'payment method noted_as cause format currency other_currencies service_name therapist_name room_name',
    'opens_at closes_at next_cursor previous_cursor queue_backend product schema node postgresql',
    // Sums and lengths, as text where a booking is listed by its fields.
    'booking_duration total_price list_price',
  ].flatMap((names) => names.split(' ')),
);

/** Lists of things whose `name` is no client's. */
const NAMED = new Set([
  'therapists',
  'services',
  'add_ons',
  'weekdays',
  'hours',
  'projections',
  'queues',
  'seller',
  'proofs',
]);

/** Lists of things whose `text` is a sentence of ours, about accounts and amounts. */
const SENTENCES = new Set(['proofs', 'complaints']);

/** Values under the name of a field that another field states: `{ field: 'notes', before: …, after: … }`. */
const NAMED_BY_FIELD = new Set(['before', 'after', 'value']);

/** Makes clients unrecognisable in what auditors read. */
@Injectable()
export class ClientMask {
  private readonly key: string;

  constructor({ PERSONAL_DATA_KEY }: Config) {
    this.key = PERSONAL_DATA_KEY;
  }

  /**
   * Returns a name that stands for a client's, the same for `Zara Ibrahim` and for the `Zara I.` of the log: clients whom
   * the log tells apart by nothing else share it.
   */
  pseudonym(name: string): string {
    const [first = '', second = ''] = name.normalize('NFC').toLowerCase().trim().split(/\s+/);
    if (first === '') return '';
    const hash = createHmac('sha256', this.key)
      .update(`client's name: ${first} ${[...second][0] ?? ''}`)
      .digest();
    return `Client ${[...hash.subarray(0, PSEUDONYM_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
  }

  /** Masks the personal value of a detail of the action log. */
  detail(name: string, value: unknown): unknown {
    if (typeof value !== 'string') return value === null ? null : HIDDEN;
    return name === 'client_name' ? this.pseudonym(value) : HIDDEN;
  }

  /** Masks the names in the sentence of an entry; what else it says is made of masked details. */
  sentence(parts: readonly SentencePartDto[]): SentencePartDto[] {
    return parts.map((part) => (part.kind === 'client' ? { ...part, text: this.pseudonym(part.text) } : part));
  }

  /** Masks an answer: text passes only in fields that are known to hold nothing of a client. */
  answer(value: unknown, field = '', within = ''): unknown {
    if (typeof value === 'string') return this.text(value, field, within);
    if (value === null || typeof value !== 'object' || value instanceof Date) return value;
    if (Array.isArray(value)) return value.map((each) => this.answer(each, field, within));
    const object = value as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(object).map(([name, each]) => [name, this.answer(each, toField(name, object), field)]),
    );
  }

  private text(value: string, field: string, within: string): string {
    if (value === '' || PLAIN_FIELDS.has(field) || (field === 'name' && NAMED.has(within))) return value;
    if (field === 'text' && SENTENCES.has(within)) return value;
    if (ID_OR_TIME_FIELD.test(field) && ID_OR_TIME.test(value)) return value;
    return field === 'client_name' || field === 'name' ? this.pseudonym(value) : HIDDEN;
  }
}

function toField(name: string, { field, kind }: Record<string, unknown>): string {
  if (!NAMED_BY_FIELD.has(name)) return name;
  return String(field ?? kind ?? name);
}
