import type { RosterTemplateDto } from '../../../../../../shared/api/generated.js';
import { formatCount } from '../../../../../../shared/format-count.js';
import { Button } from '../../../../../../shared/ui/button/Button.js';

interface TemplateListProps {
  templates: RosterTemplateDto[] | undefined;
  onUse: (template: RosterTemplateDto) => void;
  onDelete: (template: RosterTemplateDto) => void;
}

export function TemplateList({ templates, onUse, onDelete }: TemplateListProps) {
  return (
    <>
      {templates?.length === 0 && <p className="second">No templates yet. Save a week that you plan often.</p>}
      <ul role="list" className="plan-list">
        {templates?.map((template) => (
          <li key={template.id}>
            <span>
              <strong>{template.name}</strong>
              <br />
              <span className="second">
                {formatCount(template.shifts, 'shift')}, {formatCount(template.therapists, 'therapist')}
              </span>
            </span>
            <Button onClick={() => onUse(template)} aria-label={`Use ${template.name}`}>
              Use
            </Button>
            <Button isDanger variant="text" onClick={() => onDelete(template)} aria-label={`Delete ${template.name}`}>
              Delete
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
