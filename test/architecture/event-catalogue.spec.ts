import { jest } from '@jest/globals';
import { glob, readFile } from 'node:fs/promises';
import { EventTypeRegistry, type EventType } from '../../src/platform/event-log/event-type-registry.js';
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

it('docs/domain.md lists every event type as its module describes it', async () => {
  const described = types.map(([name, { action_type, kind }]) => `${name}: ${action_type}, ${kind}`);

  expect(described.length).toBeGreaterThan(0);
  expect(listedIn(await readFile('docs/domain.md', 'utf8'))).toEqual(described.sort());
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
