/** A rule of the business said no. The HTTP edge answers 409 with the rule's name as the problem's code. */
export class RuleBroken extends Error {
  /**
   * @param rule the rule's name, part of the API
   * @param inTheWay ids of the things that stand against it, so that a page can name them
   */
  constructor(
    readonly rule: string,
    message: string,
    readonly inTheWay?: readonly string[],
  ) {
    super(message);
    this.name = 'RuleBroken';
  }
}

/** What was sent cannot be meant. The HTTP edge answers 422 and names the field. */
export class InvalidInput extends Error {
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message);
    this.name = 'InvalidInput';
  }
}

/** The thing asked for does not exist. The HTTP edge answers 404. */
export class NotFound extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NotFound';
  }
}

/**
 * An event of an aggregate. `data` and `personal` hold plain JSON values only; `personal` is sealed in the log with the
 * aggregate's own key and is null once that key was destroyed.
 */
export interface DomainEvent {
  readonly type: string;
  readonly data: object;
  readonly personal?: object | null;
}

/** How state comes from events. `evolve` is total and never refuses: what has happened has happened. */
export interface Aggregate<State, Event extends DomainEvent> {
  readonly initial: State;
  evolve(state: State, event: Event): State;
  readonly upcasters: Upcasters;
}

/** What an event holds when it comes out of the log. */
export interface StoredParts {
  data: Record<string, unknown>;
  personal: Record<string, unknown> | null;
}

/** Per event type: the steps from each old schema version to the next. Their number is the current version. */
export type Upcasters = Readonly<Record<string, ReadonlyArray<(old: StoredParts) => StoredParts>>>;

/** Lifts what was stored under `schemaVersion` to the current shape of its type. */
export function upcast(upcasters: Upcasters, type: string, schemaVersion: number, parts: StoredParts): StoredParts {
  return (upcasters[type] ?? []).slice(schemaVersion).reduce((old, step) => step(old), parts);
}

/** The schema version under which events of a type are written today. */
export function schemaVersionOf(upcasters: Upcasters, type: string): number {
  return upcasters[type]?.length ?? 0;
}

/** Decides what happens next; `[]` means that it is already so. Throws RuleBroken to refuse. */
export type Decision<State, Event extends DomainEvent> = (state: State) => Event[];
