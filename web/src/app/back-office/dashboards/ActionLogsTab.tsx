import { ActionLogs } from '../../../features/audit/action-log/ActionLogs.js';
import { PastAccess } from '../../../features/identity/past-access/PastAccess.js';

/** The action log, and who might do what. */
export function ActionLogsTab() {
  return <ActionLogs tools={<PastAccess />} />;
}
