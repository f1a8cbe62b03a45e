import 'reflect-metadata';
import { getMetadataStorage } from 'class-validator';
import { readFile } from 'node:fs/promises';
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
