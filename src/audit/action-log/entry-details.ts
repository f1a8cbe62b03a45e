import type { DetailPath, EventType } from '../../platform/event-log/event-type.js';
import type { RecordedEvent } from '../../platform/event-log/recorded-event.js';

/** The details of an action log entry. Personal values stay encrypted; missing values become null. */
export function toEntryDetails(
  sources: EventType['details'],
  event: Pick<RecordedEvent, 'stream' | 'data'>,
  personal: Readonly<Record<string, unknown>>,
  encrypt: (value: unknown) => string | null,
): Record<string, unknown> {
  const valueAt = (source: DetailPath): unknown => {
    if (source === 'stream') return event.stream;
    const [part, name] = source.split('.') as ['data' | 'personal', string];
    if (part === 'data') return (event.data as Record<string, unknown>)[name] ?? null;
    return personal[name] === undefined || personal[name] === null ? null : encrypt(personal[name]);
  };
  return Object.fromEntries(toPaths(sources).map(([name, source]) => [name, valueAt(source)]));
}

/** Lists the details that are copied from the event's data: the name of each, and its name in the data. */
export function toPlainDetails(sources: EventType['details']): { detail: string; name: string }[] {
  return toPaths(sources)
    .filter(([, source]) => source.startsWith('data.'))
    .map(([detail, source]) => ({ detail, name: source.slice('data.'.length) }));
}

function toPaths(sources: EventType['details']): [string, DetailPath][] {
  return isList(sources) ? sources.map((name) => [name, `data.${name}`]) : Object.entries(sources);
}

function isList(sources: EventType['details']): sources is readonly string[] {
  return Array.isArray(sources);
}
