import { Injectable } from '@nestjs/common';
import { type EventSentence, getFixedText } from './event-sentence.js';
import type { EventType, EventTypes } from './event-type.js';
import { type RecordedEventClass, RecordedEvent, type RecordedEventRow, toRecordedEvent } from './recorded-event.js';

/** Knows every event type that may enter the log. Each module registers its own at startup. */
@Injectable()
export class EventTypeRegistry {
  private readonly entries = new Map<string, EventType>();
  private readonly namesByClass = new Map<RecordedEventClass, string>();

  /** Registers a module's types. @throws Error when a type or a class is registered twice */
  register(module: string, types: EventTypes): void {
    for (const [name, type] of Object.entries(types)) {
      if (this.entries.has(name)) throw new Error(`Event type ${name} of ${module} is registered twice`);
      if (this.namesByClass.has(type.event)) throw new Error(`Class ${type.event.name} of ${module} has two types`);
      this.entries.set(name, type);
      this.namesByClass.set(type.event, name);
    }
  }

  /** Returns the sentence of a type's events; undefined for a type that only newer processes know. */
  getSentence(name: string): EventSentence | undefined {
    return this.entries.get(name)?.sentence;
  }

  /** Returns an event type. @throws Error for a type that no module has registered */
  get(name: string): EventType {
    const type = this.entries.get(name);
    if (!type) throw new Error(`Event type ${name} has no entry for the action log: register it in its module`);
    return type;
  }

  /** Returns the stored name of a class's events. @throws Error when no module has registered the class */
  getName(event: RecordedEventClass): string {
    const name = this.namesByClass.get(event);
    if (name === undefined) throw new Error(`Class ${event.name} is no registered event type`);
    return name;
  }

  /** Returns every `action_type` of the action log that contains a text. */
  actionsWith(text: string): string[] {
    const actions = new Set(this.entries.values().map(({ action_type }) => action_type));
    return [...actions].filter((action) => action.includes(text));
  }

  /** Returns every `action_type` whose entries have a text among the fixed words of their sentences. */
  actionsWithFixedText(text: string): string[] {
    const types = [...this.entries.values()];
    const matching = types.filter(({ sentence }) => getFixedText(sentence).toLowerCase().includes(text));
    return [...new Set(matching.map(({ action_type }) => action_type))];
  }

  names(): string[] {
    return [...this.entries.keys()];
  }

  /**
   * Returns an event as an instance of its type's class. During a deployment the log may hold types that only newer
   * processes know.
   */
  toEvent(row: RecordedEventRow): RecordedEvent {
    return toRecordedEvent(row, this.entries.get(row.type)?.event);
  }
}
