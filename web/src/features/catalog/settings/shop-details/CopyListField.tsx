import { Button } from '../../../../shared/ui/button/Button.js';
import { FormItem } from '../../../../shared/ui/form/FormItem.js';
import { FormList } from '../../../../shared/ui/form/FormList.js';
import { CloseIcon, PlusIcon } from '../../../../shared/ui/icons.js';
import { TextInput } from '../../../../shared/ui/inputs/TextInput.js';

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
      <FormList name={['words', name]}>
        {(lines, { add: addLine, remove }) => (
          <>
            {lines.map(({ key, name: index }) => (
              <div key={key} className="words-line">
                {parts.map((part) => (
                  <FormItem
                    key={part.key}
                    name={[index, part.key]}
                    rules={
                      part.isNeeded ? [{ required: true, whitespace: true, message: 'Please enter a few words' }] : []
                    }
                  >
                    <TextInput
                      aria-label={`${label} ${index + 1}: ${part.label}`}
                      placeholder={part.label}
                      maxLength={part.maxLength}
                    />
                  </FormItem>
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
      </FormList>
    </fieldset>
  );
}
