import { jest } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { EventCatalogue } from '../../src/platform/event-store/event-catalogue.js';
import { startApp } from '../support/app.js';

it('docs/domain.md lists every event type as its module describes it', async () => {
  const describing = jest.spyOn(EventCatalogue.prototype, 'describe');
  await startApp();
  const described = describing.mock.calls.flatMap(([, types]) =>
    Object.entries(types).map(([type, { action_type, kind }]) => `${type}: ${action_type}, ${kind}`),
  );

  expect(described.length).toBeGreaterThan(0);
  expect(listedIn(await readFile('docs/domain.md', 'utf8'))).toEqual(described.sort());
});

/** The rows of the page's event catalogue: type first, action_type and kind last. */
function listedIn(page: string): string[] {
  const catalogue = page.split('## Event catalogue')[1]?.split('\n## ')[0] ?? '';
  const rows = catalogue.matchAll(/^\| `(\w+)` \|.*\| `(\w+)` \| (\w+) \|$/gm);
  return [...rows].map(([, type, actionType, kind]) => `${type}: ${actionType}, ${kind}`).sort();
}
