import 'reflect-metadata';
import { getMetadataStorage } from 'class-validator';
import { readFile } from 'node:fs/promises';
import { demoSignIns } from '../../src/demo/sign-ins.js';
import { Config } from '../../src/platform/config.js';

const variables = new Set(
  getMetadataStorage()
    .getTargetValidationMetadatas(Config, '', false, false)
    .map(({ propertyName }) => propertyName),
);

it.each(['README.md', 'docs/operations.md'])('%s explains every variable of the configuration', async (page) => {
  const rows = (await readFile(page, 'utf8')).matchAll(/^\| `([A-Z_]+)` \|/gm);
  const explained = new Set([...rows].map(([, variable]) => variable));

  expect(variables.size).toBeGreaterThan(0);
  expect([...variables].filter((variable) => !explained.has(variable))).toEqual([]);
});

it('README.md names who can sign in to the demo shop', async () => {
  const readme = await readFile('README.md', 'utf8');

  for (const { email, password } of demoSignIns) expect(readme).toContain(`| ${email} | ${password} |`);
});
