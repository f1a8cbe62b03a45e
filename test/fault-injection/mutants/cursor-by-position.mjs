import { injectBug } from './inject-bug.mjs';

// The relay goes on behind the highest position it has seen; who committed later with a lower one is passed over.
injectBug(
  'platform/event-log/relay/relay.js',
  'select position from log_pending order by position',
  'select position from log_pending where position > (select coalesce(max(position), 0) from log_order) order by position',
);
