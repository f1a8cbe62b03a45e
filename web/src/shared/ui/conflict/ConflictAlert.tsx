import { Alert, Button } from 'antd';
import './conflict-alert.css';

interface ConflictAlertProps {
  title: string;
  description: string;
  /** Shows the saved version; what was entered is gone. */
  onLoadLatest: () => unknown;
  /** Continues on top of the saved version, where the form can say what it would replace. */
  onKeepMine?: () => void;
}

/** Shown in a form when somebody else saved first: asks which version to continue with. */
export function ConflictAlert({ title, description, onLoadLatest, onKeepMine }: ConflictAlertProps) {
  return (
    <Alert
      type="warning"
      className="conflict-alert"
      title={title}
      description={
        <>
          <p>{description}</p>
          <div className="conflict-alert-actions">
            <Button onClick={() => onLoadLatest()}>Load the latest</Button>
            {onKeepMine && <Button onClick={onKeepMine}>Keep what I entered</Button>}
          </div>
        </>
      }
    />
  );
}
