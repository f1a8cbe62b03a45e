import type { ActionLogFilterDto } from '../../../shared/api/generated.js';

/** The filter of the action log. */
export interface LogFilter {
  /** Typed words. They may be somebody's name, so they are in no address. */
  search: string | undefined;
  kind: ActionLogFilterDto['kind'];
  who: ActionLogFilterDto['who'];
  /** Id of the account that acted. */
  account: string | undefined;
  /** Id of a client. */
  client: string | undefined;
  /** Days, `yyyy-MM-dd`, both included. */
  from: string | undefined;
  to: string | undefined;
}
