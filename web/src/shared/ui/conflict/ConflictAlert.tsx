import { Alert } from '../alert/Alert.js';
import { Button } from '../button/Button.js';
import './conflict-alert.css';

/** One field in both people's versions. */
export interface ComparedField {
  label: string;
  theirs: string;
  /** Null where only the other person has changed it. */
  mine: string | null;
}

interface ConflictAlertProps {
  title: string;
  description: string;
  compared?: readonly ComparedField[];
  /** Shows the saved version; the input is lost. */
  onLoadLatest: () => unknown;
  /** Continues on top of the saved version, where the form can show what it would replace. */
  onKeepMine?: () => void;
}

/** A warning in a form when somebody else saved first, which asks for the version to continue with. */
export function ConflictAlert({ title, description, compared = [], onLoadLatest, onKeepMine }: ConflictAlertProps) {
  return (
    <Alert
      type="warning"
      className="conflict-alert"
      title={title}
      description={
        <>
          <p>{description}</p>
          {compared.length > 0 && (
            <dl className="conflict-alert-fields">
              {compared.map(({ label, theirs, mine }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    {theirs}
                    {mine !== null && <span className="conflict-alert-mine">yours: {mine}</span>}
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <div className="conflict-alert-actions">
            <Button onClick={() => onLoadLatest()}>Load the latest</Button>
            {onKeepMine && <Button onClick={onKeepMine}>Keep what I entered</Button>}
          </div>
        </>
      }
    />
  );
}
