import Button from 'antd/es/button';
import { useNavigate } from 'react-router-dom';

/** The ways on from an outcome page, the first one as the primary button. */
export function OutcomeActions({ actions }: { actions: [label: string, path: string][] }) {
  const navigate = useNavigate();
  return (
    <div className="outcome-page-actions">
      {actions.map(([label, path], index) => (
        <Button key={label} size="large" type={index === 0 ? 'primary' : 'default'} onClick={() => void navigate(path)}>
          {label}
        </Button>
      ))}
    </div>
  );
}
