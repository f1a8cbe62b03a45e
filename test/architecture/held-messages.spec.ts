import { readFile } from 'node:fs/promises';
import { SubscriberRegistry } from '../../src/platform/deliveries/subscriber-registry.js';
import { startApp } from '../support/processes/start-app.js';

it('docs/domain.md says of every mail and text what it tells when things have changed before it goes', async () => {
  const server = await startApp();
  const registry = server.get(SubscriberRegistry);
  const names = [...registry.inQueue('mail'), ...registry.inQueue('text')].map(({ name }) => name);
  const [, section = ''] = (await readFile('docs/domain.md', 'utf8')).split('## Held and delayed messages');
  const rows = [...section.split('\n## ')[0]!.matchAll(/^\| (`.*?`) \| \S/gm)].map(([, cell]) => cell!);
  const listed = rows.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!));
  // A name that ends in an ellipsis stands for all that begin like it.
  const isListed = (name: string) =>
    listed.some((each) => each === name || (each.endsWith('…') && name.startsWith(each.slice(0, -1))));

  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !isListed(name))).toEqual([]);
  expect(listed.filter((each) => !names.some((name) => name.startsWith(each.replace('…', ''))))).toEqual([]);
});
