import { useNavigate } from 'react-router-dom';
import { Button } from '../../../../shared/ui/button/Button.js';

interface OutcomeActionsProps {
  actions: [label: string, path: string][];
  /** Whether the page has a more important action, so that none of these is primary. */
  isQuiet?: boolean;
}

/** The links of an outcome page, the first one as the primary button. */
export function OutcomeActions({ actions, isQuiet = false }: OutcomeActionsProps) {
  const navigate = useNavigate();
  return (
    <div className="outcome-page-actions">
      {actions.map(([label, path], index) => (
        <Button
          key={label}
          size="large"
          variant={index === 0 && !isQuiet ? 'primary' : 'default'}
          onClick={() => void navigate(path)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
