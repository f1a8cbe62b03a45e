import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const GROUPS_FOLDER = '.cache/test-groups';

/**
 * By project of Jest's, and how many files a group has: more share their modules with more others, and leave less to
 * share out between the cores. A group has files of folders that follow each other.
 */
const GROUPED = {
  integration: {
    specs: ['test/api/**/*.spec.ts', 'test/integration/**/*.spec.ts'],
    folderOf: (/** @type {string} */ file) => file.split('/').slice(0, 2).join('/'),
    filesPerGroup: 8,
  },
  unit: { specs: ['src/**/*.spec.ts'], folderOf: () => 'src', filesPerGroup: 21 },
  web: { specs: ['web/src/**/*.spec.ts', 'web/src/**/*.spec.tsx'], folderOf: () => 'web/src', filesPerGroup: 19 },
};

/**
 * Jest loads the modules of a test file again for each: two seconds of processor where that is the product, half a second
 * where it is next to nothing. A group is one file of Jest's that imports several, each in a describe block of its name.
 */
export function writeTestGroups() {
  rmSync(GROUPS_FOLDER, { recursive: true, force: true });
  for (const [project, { specs, folderOf, filesPerGroup }] of Object.entries(GROUPED)) {
    const target = join(GROUPS_FOLDER, project);
    mkdirSync(target, { recursive: true });
    const files = globSync(specs, { exclude: ['**/image/long'] });
    for (const [folder, ofFolder] of Map.groupBy(files.sort(), folderOf)) {
      for (let first = 0; first < ofFolder.length; first += filesPerGroup) {
        const name = `${folder.replaceAll('/', '-')}-${first / filesPerGroup + 1}.spec.ts`;
        writeFileSync(join(target, name), groupOf(ofFolder.slice(first, first + filesPerGroup)));
      }
    }
  }
}

/** @param {string[]} files */
const groupOf = (files) => `import { jest } from '@jest/globals';
import { endTestFile } from '../../../test/support/register-cleanup.js';

for (const file of ${JSON.stringify(files)}) {
  const close = openTestFile(file);
  afterAll(async () => {
    await endTestFile();
    jest.restoreAllMocks();
  });
  await import(\`../../../\${file}\`);
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
