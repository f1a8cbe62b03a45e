import { jest } from '@jest/globals';
import { glob, readFile } from 'node:fs/promises';
import { findFormat } from '../../src/audit/sentences/sentence-formats.js';
import { listPlaceholders, parseSentence } from '../../src/audit/sentences/sentence-template.js';
import type { EventType } from '../../src/platform/event-log/event-type.js';
import { EventTypeRegistry } from '../../src/platform/event-log/event-type-registry.js';
import { RecordedEvent } from '../../src/platform/event-log/recorded-event.js';
import { startApp } from '../support/processes/start-app.js';

const RENAMED_CLASSES: Readonly<Record<string, string>> = {
  LetterResent: 'MailResent',
  ShopReminded: 'RequestReminderSent',
  ActionLogFoundBroken: 'ActionLogTamperingDetected',
};

let types: [name: string, type: EventType][];

beforeAll(async () => {
  const registering = jest.spyOn(EventTypeRegistry.prototype, 'register');
  await startApp();
  types = registering.mock.calls.flatMap(([, registered]) => Object.entries(registered));
});

it('every event type has a sentence for the action log, made of what its entry has', () => {
  for (const [name, { details, sentence }] of types) {
    const template = typeof sentence === 'function' ? sentence({}) : sentence;
    const known = [...(Array.isArray(details) ? (details as string[]) : Object.keys(details)), 'changes'];
    for (const { detail, until, format } of listPlaceholders(parseSentence(template))) {
      expect({ name, detail, isKnown: known.includes(detail) }).toEqual({ name, detail, isKnown: true });
      if (until) expect(known).toContain(until);
      if (format) expect(findFormat(format)).toBeDefined();
    }
  }
});

it('docs/domain.md lists every event type as its module describes it', async () => {
  const described = types.map(([name, { action_type, kind }]) => `${name}: ${action_type}, ${kind}`);

  expect(described.length).toBeGreaterThan(0);
  expect(listedIn(await readFile('docs/domain.md', 'utf8'))).toEqual(described.sort());
});

it('what the action log lists as an export is named as one, and nothing else is', () => {
  for (const [name, { action_type, kind }] of types)
    expect({ name, isExport: kind === 'export' }).toEqual({ name, isExport: action_type.startsWith('export') });
});

it('every event type has a class of its own, named as the log stores it unless it was renamed', () => {
  expect(types.length).toBeGreaterThan(0);
  for (const [name, { event }] of types) {
    expect(event.prototype).toBeInstanceOf(RecordedEvent);
    expect(event.name).toBe(RENAMED_CLASSES[name] ?? name);
  }
  expect(new Set(types.map(([, { event }]) => event)).size).toBe(types.length);
});

it('no handler of events compares type strings', async () => {
  const handlers: string[] = [];
  for await (const file of glob('src/**/*.ts')) {
    const source = await readFile(file, 'utf8');
    if (!/@(EventsHandler|EventSubscriber)\(|subscribers\.register\(|readonly NotificationRule\[\] =/.test(source))
      continue;
    handlers.push(file);
    expect({ file, comparisons: source.match(/\btype\b.*(===|!==|\.has\(| in )|\.has\(.*type\)/g) }).toEqual({
      file,
      comparisons: null,
    });
    expect({ file, isForAny: /@EventsHandler\(RecordedEvent\)/.test(source) }).toEqual({ file, isForAny: false });
  }
  expect(handlers.length).toBeGreaterThan(15);
});

/** The rows of the page's event catalogue: type first, action_type and kind last. */
function listedIn(page: string): string[] {
  const catalogue = page.split('## Event catalogue')[1]?.split('\n## ')[0] ?? '';
  const rows = catalogue.matchAll(/^\| `(\w+)` \|.*\| `(\w+)` \| (\w+) \|$/gm);
  return [...rows].map(([, type, actionType, kind]) => `${type}: ${actionType}, ${kind}`).sort();
}
