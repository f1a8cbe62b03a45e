import type { ActionLogEntry, DetailSource } from '../platform/event-store/event-catalogue.js';
import type { LoggedEvent } from '../platform/event-store/logged-event.js';

/** The details of an action log entry. Personal values are sealed; what is missing is null. */
export function detailsOf(
  sources: ActionLogEntry['details'],
  event: Pick<LoggedEvent, 'stream' | 'data'>,
  personal: Readonly<Record<string, unknown>>,
  seal: (value: unknown) => string | null,
): Record<string, unknown> {
  const valueAt = (source: DetailSource): unknown => {
    if (source === 'stream') return event.stream;
    const [part, name] = source.split('.') as ['data' | 'personal', string];
    if (part === 'data') return (event.data as Record<string, unknown>)[name] ?? null;
    return personal[name] === undefined || personal[name] === null ? null : seal(personal[name]);
  };
  const named = isList(sources) ? sources.map((name) => [name, `data.${name}`] as const) : Object.entries(sources);
  return Object.fromEntries(named.map(([name, source]) => [name, valueAt(source as DetailSource)]));
}

function isList(sources: ActionLogEntry['details']): sources is readonly string[] {
  return Array.isArray(sources);
}
