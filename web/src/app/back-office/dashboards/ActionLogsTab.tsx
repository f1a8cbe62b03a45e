import { useNavigate } from 'react-router-dom';
import { ActionLogs } from '../../../features/audit/action-log/ActionLogs.js';
import { PastAccess } from '../../../features/identity/past-access/PastAccess.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { UnlessReadOnly } from '../../../shared/read-only/read-only.js';

/** Buttons that open the office as it was, and the accounts' roles on a day. */
function Tools() {
  const navigate = useNavigate();
  return (
    <>
      <Button onClick={() => navigate('/past')}>View as of…</Button>
      <UnlessReadOnly>
        <PastAccess />
      </UnlessReadOnly>
    </>
  );
}

/** The action log, with buttons that open the office as it was and the accounts' roles on a day. */
export function ActionLogsTab() {
  return <ActionLogs tools={<Tools />} />;
}
