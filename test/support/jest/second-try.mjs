import { jest } from '@jest/globals';

// What waits for processes and timers may be late on a busy machine. As in the browser, such a test is tried once more, and
// the closing lines of `npm test` name it. Tests that look for races by chance (model, faults, fuzz) have one try.
jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
