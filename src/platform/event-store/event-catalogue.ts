import { Injectable } from '@nestjs/common';

/** How an event type appears in the admin action log. */
export interface ActionLogEntry {
  action_type: string;
  kind: 'create' | 'update' | 'delete' | 'export';
  /** Fields of the entry's details: names taken from the event's data or, sealed, from its personal part. */
  details: readonly string[];
}

/** Every event type that may enter the log. Each module states its own at start. */
@Injectable()
export class EventCatalogue {
  private readonly entries = new Map<string, ActionLogEntry>();

  /** @throws Error when another module has described the type already */
  describe(module: string, types: Readonly<Record<string, ActionLogEntry>>): void {
    for (const [type, entry] of Object.entries(types)) {
      if (this.entries.has(type)) throw new Error(`Event type ${type} of ${module} is described twice`);
      this.entries.set(type, entry);
    }
  }

  /** @throws Error for a type that no module has described */
  entryOf(type: string): ActionLogEntry {
    const entry = this.entries.get(type);
    if (!entry) throw new Error(`Event type ${type} has no entry for the action log: describe it in its module`);
    return entry;
  }
}
