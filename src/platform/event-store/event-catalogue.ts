import { Injectable } from '@nestjs/common';

/** How an event type appears in the admin action log. */
export interface ActionLogEntry {
  action_type: string;
  kind: 'create' | 'update' | 'delete' | 'export';
  /** The entry's details: names of the event's data, or name → where it is found. */
  details: readonly string[] | Readonly<Record<string, DetailSource>>;
}

/** The id of the thing, a value of the event's data, or one of its personal part, which stays sealed in the log. */
export type DetailSource = 'stream' | `data.${string}` | `personal.${string}`;

/** Every event type that may enter the log. Each module states its own at start. */
@Injectable()
export class EventCatalogue {
  private readonly entries = new Map<string, ActionLogEntry & { module: string }>();

  /** @throws Error when another module has described the type already */
  describe(module: string, types: Readonly<Record<string, ActionLogEntry>>): void {
    for (const [type, entry] of Object.entries(types)) {
      if (this.entries.has(type)) throw new Error(`Event type ${type} of ${module} is described twice`);
      this.entries.set(type, { ...entry, module });
    }
  }

  /** @throws Error for a type that no module has described */
  entryOf(type: string): ActionLogEntry {
    const entry = this.entries.get(type);
    if (!entry) throw new Error(`Event type ${type} has no entry for the action log: describe it in its module`);
    return entry;
  }

  types(): string[] {
    return [...this.entries.keys()];
  }

  /** The module that writes events of this type; undefined for a type that nobody has described. */
  moduleOf(type: string): string | undefined {
    return this.entries.get(type)?.module;
  }
}
