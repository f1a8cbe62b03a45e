import type { Upcasters } from '../../kernel/aggregate.js';

/** One step per old version of a type's shape. No shape has changed since the first release. */
export const bookingUpcasters: Upcasters = {};
