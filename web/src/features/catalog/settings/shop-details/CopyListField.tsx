import { Form, Input } from 'antd';
import { Button } from '../../../../shared/ui/button/Button.js';
import { CloseIcon, PlusIcon } from '../../../../shared/ui/icons.js';

interface CopyListFieldProps {
  name: 'needs' | 'reasons';
  label: string;
  maxLines: number;
  add: string;
  parts: { key: string; label: string; maxLength: number; isNeeded: boolean }[];
}

/** A list of short lines that can be added and removed. */
export function CopyListField({ name, label, maxLines, add, parts }: CopyListFieldProps) {
  return (
    <fieldset className="words-list">
      <legend>{label}</legend>
      <Form.List name={['words', name]}>
        {(lines, { add: addLine, remove }) => (
          <>
            {lines.map(({ key, name: index }) => (
              <div key={key} className="words-line">
                {parts.map((part) => (
                  <Form.Item
                    key={part.key}
                    name={[index, part.key]}
                    rules={
                      part.isNeeded ? [{ required: true, whitespace: true, message: 'Please enter a few words' }] : []
                    }
                  >
                    <Input
                      aria-label={`${label} ${index + 1}: ${part.label}`}
                      placeholder={part.label}
                      maxLength={part.maxLength}
                    />
                  </Form.Item>
                ))}
                <Button
                  variant="text"
                  aria-label={`Remove ${label} ${index + 1}`}
                  icon={<CloseIcon />}
                  onClick={() => remove(index)}
                />
              </div>
            ))}
            <Button
              icon={<PlusIcon />}
              disabled={lines.length >= maxLines}
              onClick={() => addLine(Object.fromEntries(parts.map(({ key }) => [key, ''])))}
            >
              {add}
            </Button>
          </>
        )}
      </Form.List>
    </fieldset>
  );
}
