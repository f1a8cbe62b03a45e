import { NewerEventError } from './errors.js';

/**
 * An event of an aggregate. `data` and `personal` hold plain JSON values only; `personal` is encrypted in the log with
 * the aggregate's own key and is null once that key was destroyed.
 */
export interface DomainEvent {
  readonly type: string;
  readonly data: object;
  readonly personal?: object | null;
}

/**
 * The rules that build an aggregate's state from its events. `evolve` is total and never refuses an event that this
 * version of the program knows.
 */
export interface Aggregate<State, Event extends DomainEvent> {
  readonly initial: State;
  evolve(state: State, event: Event): State;
  readonly upcasters: Upcasters;
}

/** The stored parts of an event, as read from the log. */
export interface StoredParts {
  data: Record<string, unknown>;
  personal: Record<string, unknown> | null;
}

/** The steps from each old schema version to the next, by event type. Their number is the current version. */
export type Upcasters = Readonly<Record<string, ReadonlyArray<(old: StoredParts) => StoredParts>>>;

/** Converts parts stored under `schemaVersion` to the current shape of their type. @throws NewerEventError */
export function upcast(upcasters: Upcasters, type: string, schemaVersion: number, parts: StoredParts): StoredParts {
  if (schemaVersion > getSchemaVersion(upcasters, type))
    throw new NewerEventError(`${type} in version ${schemaVersion}`);
  return (upcasters[type] ?? []).slice(schemaVersion).reduce((old, step) => step(old), parts);
}

/** Returns the schema version of newly written events of a type. */
export function getSchemaVersion(upcasters: Upcasters, type: string): number {
  return upcasters[type]?.length ?? 0;
}

/**
 * Refuses an event that no case of an `evolve` names. It compiles only while all types are handled.
 * @throws NewerEventError
 */
export function throwNewerEventError(event: never): never {
  throw new NewerEventError((event as DomainEvent).type);
}

/** Returns the events of a change; `[]` when nothing would change. Throws BusinessRuleError to refuse. */
export type Decision<State, Event extends DomainEvent> = (state: State) => Event[];
