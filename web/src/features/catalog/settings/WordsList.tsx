import { Button, Form, Input } from 'antd';
import { CloseIcon, PlusIcon } from '../../../shared/icons.js';

interface WordsListProps {
  name: 'needs' | 'reasons';
  label: string;
  most: number;
  add: string;
  parts: { key: string; label: string; longest: number; isNeeded: boolean }[];
}

/** Lines of a few words each, to be added and taken away. */
export function WordsList({ name, label, most, add, parts }: WordsListProps) {
  return (
    <fieldset className="words-list">
      <legend>{label}</legend>
      <Form.List name={['words', name]}>
        {(lines, { add: addLine, remove }) => (
          <>
            {lines.map(({ key, name: place }) => (
              <div key={key} className="words-line">
                {parts.map((part) => (
                  <Form.Item
                    key={part.key}
                    name={[place, part.key]}
                    rules={part.isNeeded ? [{ required: true, whitespace: true, message: 'Please enter a few words' }] : []}
                  >
                    <Input aria-label={`${label} ${place + 1}: ${part.label}`} placeholder={part.label} maxLength={part.longest} />
                  </Form.Item>
                ))}
                <Button type="text" aria-label={`Remove ${label} ${place + 1}`} icon={<CloseIcon />} onClick={() => remove(place)} />
              </div>
            ))}
            <Button
              icon={<PlusIcon />}
              disabled={lines.length >= most}
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
