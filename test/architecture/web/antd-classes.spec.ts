import { globSync, readFileSync } from 'node:fs';

const KIT = 'shared/ui/';
const files = globSync('**/*.{css,ts,tsx}', { cwd: 'web/src' });

const findIn = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(`web/src/${file}`, 'utf8')));

it('only shared/ui knows how antd names its parts', () => {
  const knowing = findIn(/\.ant-[a-z]/);
  expect(knowing.filter((file) => !file.startsWith(KIT))).toEqual([]);
  expect(knowing).toContain(`${KIT}theme/controls.css`);
});

it('shared/ui hands on nothing of antd', () => {
  expect(findIn(/export [^;]*from '(antd|@rc-component)/)).toEqual([]);
});
