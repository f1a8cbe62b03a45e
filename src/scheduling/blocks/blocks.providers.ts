import { BlockReasons } from './block-reasons.js';
import { BlockTherapistDayHandler } from './block-therapist-day.js';
import { BlocksDataExporter } from './blocks.personal-data.js';
import { BlocksQuery } from './blocks.query.js';
import { EditBlockHandler } from './edit-block.js';
import { PushDayOnBlockChanged } from './push-day-on-block-changed.js';
import { UnblockTherapistDayHandler } from './unblock-therapist-day.js';

/** Providers of blocks: commands, queries and event handlers. */
export const blockProviders = [
  BlockTherapistDayHandler,
  EditBlockHandler,
  UnblockTherapistDayHandler,
  BlocksQuery,
  BlockReasons,
  PushDayOnBlockChanged,
  BlocksDataExporter,
];
