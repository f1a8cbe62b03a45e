import { injectBug } from './inject-bug.mjs';

// The relay continues after the highest position it has seen, and so misses events that commit later with a lower
// one.
injectBug(
  'platform/event-log/relay/assign-sequence-sql.js',
  'select position from log_pending order by position',
  'select position from log_pending where position > (select coalesce(max(position), 0) from log_order) order by position',
);
