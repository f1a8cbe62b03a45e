import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const GROUPS_FOLDER = '.cache/test-groups';
/** More share their modules with more others, and leave less to share out between the cores. */
const FILES_PER_GROUP = 6;

/**
 * Jest loads the modules of a test file anew for each, which takes the product two seconds of processor a file. A group
 * is one file of Jest's that imports several of a folder, each in a describe block of its name.
 */
export function writeTestGroups() {
  rmSync(GROUPS_FOLDER, { recursive: true, force: true });
  mkdirSync(GROUPS_FOLDER, { recursive: true });
  const files = globSync(['test/api/**/*.spec.ts', 'test/integration/**/*.spec.ts'], { exclude: ['**/image/long'] });
  for (const [folder, ofFolder] of Map.groupBy(files.sort(), (file) => dirname(file))) {
    for (let first = 0; first < ofFolder.length; first += FILES_PER_GROUP) {
      const name = `${folder.replaceAll('/', '-')}-${first / FILES_PER_GROUP + 1}.spec.ts`;
      writeFileSync(join(GROUPS_FOLDER, name), groupOf(ofFolder.slice(first, first + FILES_PER_GROUP)));
    }
  }
}

/** @param {string[]} files */
const groupOf = (files) => `import { jest } from '@jest/globals';
import { endTestFile } from '../../test/support/register-cleanup.js';

for (const file of ${JSON.stringify(files)}) {
  const close = openTestFile(file);
  afterAll(async () => {
    await endTestFile();
    jest.restoreAllMocks();
  });
  await import(\`../../\${file}\`);
  close();
}
`;

/**
 * The test file that a test of a group belongs to.
 * @param {{ ancestorTitles: string[] }} test
 */
export const fileOfGrouped = ({ ancestorTitles }) => ancestorTitles[0] ?? '';

/** @param {string} file */
export const isGroup = (file) => file.startsWith(`${GROUPS_FOLDER}/`);
