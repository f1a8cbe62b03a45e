import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import { PersonalData, type SubjectKey } from '../../platform/personal-data/personal-data.js';
import type { ClientEventData, clientsEventTypes } from '../clients.event-types.js';
import type { ClientDetails } from './client-details.js';
import { type ClientProfile, NO_PROFILE } from './client-profile.js';
import type { ClientRow } from './client-rows.js';

/** The state of a client on record, rebuilt from the log; `details` is null once erased, or gone with an import. */
export interface ClientState {
  id: string;
  details: ClientDetails | null;
}

/** Reads from the log what it says about clients, for read models. */
@Injectable()
export class ClientStates {
  constructor(private readonly personalData: PersonalData) {}

  /** Returns the clients among `events`, each as they were after the last of them. */
  async after(em: EntityManager, events: readonly RecordedEvent[]): Promise<ClientState[]> {
    const ofClients = events.filter((event) => isClientWritten(event) || ENDED.has(event.type));
    const latest = [...new Map(ofClients.map((event) => [event.stream, event])).values()];
    const keys = await this.findKeys(em, latest);
    return latest.map((event) => ({ id: event.stream, details: this.readDetails(event, keys) }));
  }

  /** Returns the row that each of the events writing a client made. */
  async readRows(em: EntityManager, events: readonly RecordedEvent[]): Promise<ClientRow[]> {
    const written = events.filter(isClientWritten);
    const keys = await this.findKeys(em, written);
    return written.map((event) => ({
      id: event.stream,
      externalId: event.data.external_id ?? null,
      details: this.readDetails(event, keys),
      at: event.occurredAt,
    }));
  }

  /** Returns the alert of a client as an event left it; null for none, and once erased. */
  async readAlert(em: EntityManager, event: RecordedEvent): Promise<string | null> {
    const personal = (await this.readPersonal(em, event)) as { alert: string | null } | null;
    return personal?.alert ?? null;
  }

  /** Returns the profile of a record as an event left it; an empty one once erased. */
  async readProfile(em: EntityManager, event: RecordedEvent): Promise<ClientProfile> {
    return ((await this.readPersonal(em, event)) as ClientProfile | null) ?? NO_PROFILE;
  }

  private async readPersonal(em: EntityManager, { stream, sealed, eventId }: RecordedEvent): Promise<object | null> {
    const key = await this.personalData.findKey(em, stream);
    return key && sealed ? this.personalData.decrypt(key, sealed, eventId) : null;
  }

  private async findKeys(em: EntityManager, events: readonly RecordedEvent[]): Promise<Map<string, SubjectKey>> {
    if (events.length === 0) return new Map();
    return this.personalData.findKeys(em, [...new Set(events.map(({ stream }) => stream))]);
  }

  private readDetails({ stream, sealed, eventId }: RecordedEvent, keys: Map<string, SubjectKey>) {
    const key = keys.get(stream);
    return key && sealed ? (this.personalData.decrypt(key, sealed, eventId) as unknown as ClientDetails) : null;
  }
}

/** The types of events after which nothing is known about a client. */
const ENDED: ReadonlySet<string> = new Set(['ClientErased', 'ClientImportUndone']);

const WRITTEN = ['ClientImported', 'ClientEdited', 'ClientRecorded'] as const;

/** The types of events that leave the details of a client as they are. */
export type OtherClientEventType = Exclude<keyof typeof clientsEventTypes, (typeof WRITTEN)[number]>;

/** Whether an event states who a client is. */
export function isClientWritten(event: RecordedEvent): event is RecordedEvent<Partial<ClientEventData>> {
  return WRITTEN.some((type) => type === event.type);
}
