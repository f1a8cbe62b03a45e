import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { ActionLogs } from '../../../features/audit/action-log/ActionLogs.js';
import { PastAccess } from '../../../features/identity/past-access/PastAccess.js';

/** The office as it was, and who might do what. */
function Tools() {
  const navigate = useNavigate();
  return (
    <>
      <Button onClick={() => navigate('/past')}>As It Was</Button>
      <PastAccess />
    </>
  );
}

/** The action log, and who might do what. */
export function ActionLogsTab() {
  return <ActionLogs tools={<Tools />} />;
}
