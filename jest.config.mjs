import { availableParallelism } from 'node:os';
import { GROUPS_FOLDER } from './test/support/jest/test-groups.mjs';
import { timeLimit } from './test/support/time-limits.mjs';

const ENVIRONMENT = '<rootDir>/test/support/jest/environment.mjs';

/** Components, of the pages and of the mails. */
const reactTransform = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  },
];

/** Shared by every server-side suite: native ES modules, compiled by swc with decorator metadata. */
const server = {
  testEnvironment: ENVIRONMENT,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // Nest is loaded before the throttler, which is CommonJS and would require it half-way through Jest's linking.
  setupFiles: ['reflect-metadata', '@nestjs/core'],
  // Not `metadata.json.js`, which a package has beside `metadata.json`.
  moduleNameMapper: { '^(\\.{1,2}/.*)(?<!\\.json)\\.js$': '$1' },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true },
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
    '^.+\\.tsx$': reactTransform,
  },
};

const web = {
  testEnvironment: ENVIRONMENT,
  testMatch: ['**/*.spec.ts?(x)'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '\\.css$': '<rootDir>/test/support/jest/empty-style.mjs', ...server.moduleNameMapper },
  transform: {
    '^.+\\.tsx?$': reactTransform,
  },
};

/** What needs PostgreSQL, Redis and the rest. */
const integration = {
  ...server,
  testMatch: ['**/*.spec.ts'],
  // Minutes, for what has a short form in other files: see `npm run test:faults`, `test:scale-out` and `test:image`.
  testPathIgnorePatterns: [
    ...(process.env.FAULTS_REPORT ? [] : ['/test/fault-injection/long/']),
    ...(process.env.SCALE_OUT_PROCESSES ? [] : ['/test/scale-out/long/']),
    ...(process.env.IMAGE_TESTS === 'long' ? [] : ['/test/integration/image/long/']),
  ],
  globalSetup: '<rootDir>/test/support/jest/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/jest/global-teardown.mjs',
};

const alone = ['architecture', 'browsers', 'fault-injection', 'fuzz', 'scale-out', 'model'].map(
  (folder) => `<rootDir>/test/${folder}`,
);

/**
 * Where a project has its specs: `npm test` has most of them in groups for a whole run, see test-groups.mjs.
 * @param {string} name
 * @param {string[]} roots
 */
const specsOf = (name, roots) =>
  process.env.TEST_GROUPS === 'yes'
    ? {
        displayName: `${name} groups`,
        roots: [`<rootDir>/${GROUPS_FOLDER}/${name}`],
        testEnvironment: '<rootDir>/test/support/jest/group-environment.mjs',
      }
    : { displayName: name, roots };

export default {
  // Only ends what hangs: it is no measure of speed.
  testTimeout: timeLimit(120_000),
  // Tests wait for databases and timers: only four files at a time keep two cores busy.
  maxWorkers: Math.max(4, availableParallelism() - 1),
  // What Node keeps of a test file's modules is never given back, so a worker that has grown this large is replaced.
  workerIdleMemoryLimit: '1200MB',
  // A worker gives its memory back before it ends: half a second, Jest's own limit, is too short on a busy machine.
  workerGracefulExitTimeout: timeLimit(10_000),
  testSequencer: '<rootDir>/test/support/jest/slowest-first.mjs',
  projects: [
    { ...web, ...specsOf('web', ['<rootDir>/web/src']) },
    { ...server, ...specsOf('unit', ['<rootDir>/src']), testMatch: ['**/*.spec.ts'] },
    { ...integration, displayName: 'alone', roots: alone },
    { ...integration, ...specsOf('integration', ['<rootDir>/test/integration', '<rootDir>/test/api']) },
  ],
};
