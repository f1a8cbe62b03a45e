import type { EventSentence } from './event-sentence.js';
import type { RecordedEventClass } from './recorded-event.js';

/** A type of events: the class that handlers name, and its entry in the admin action log. */
export interface EventType<Class extends RecordedEventClass = RecordedEventClass> {
  event: Class;
  action_type: string;
  kind: 'create' | 'update' | 'delete' | 'export';
  /** The entry's details: names of the event's data, or the path of each name's value. */
  details: readonly string[] | Readonly<Record<string, DetailPath>>;
  sentence: EventSentence;
}

/**
 * Path of a detail: the id of the stream, a value of the event's data, or one of its personal part, which stays
 * encrypted in the log.
 */
export type DetailPath = 'stream' | `data.${string}` | `personal.${string}`;

/** Event types by the names under which the log stores them. A stored name never changes; a class may be renamed. */
export type EventTypes = Readonly<Record<string, EventType>>;

/** The data of a class's events. */
type DataOf<Class extends RecordedEventClass> = InstanceType<Class>['data'];

/** The names of all fields that an event's data may have. */
type FieldOf<Data> = Data extends unknown ? keyof Data & string : never;

type DetailsOf<Class extends RecordedEventClass> =
  | readonly FieldOf<DataOf<Class>>[]
  | Readonly<Record<string, 'stream' | `data.${FieldOf<DataOf<Class>>}` | `personal.${string}`>>;

type NameOf<Details> = Details extends readonly string[] ? Details[number] : keyof Details;

/** A sentence that is made of the entry's details, and of nothing else. */
type SentenceOf<Details> = string | ((details: Readonly<Partial<Record<NameOf<Details>, unknown>>>) => string);

/** Declares event types whose entries are of one kind. */
const ofKind =
  (kind: EventType['kind']) =>
  <Class extends RecordedEventClass, const Details extends DetailsOf<Class>>(
    event: Class,
    action_type: string,
    details: Details,
    sentence: SentenceOf<Details>,
  ): EventType<Class> => ({ event, action_type, kind, details, sentence });

export const created = ofKind('create');
export const updated = ofKind('update');
export const deleted = ofKind('delete');
export const exported = ofKind('export');
