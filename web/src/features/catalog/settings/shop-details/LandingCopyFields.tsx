import { FormItem } from '../../../../shared/ui/form/FormItem.js';
import { TextArea } from '../../../../shared/ui/inputs/TextArea.js';
import { TextInput } from '../../../../shared/ui/inputs/TextInput.js';
import { CopyListField } from './CopyListField.js';

/** The fields of the landing copy. */
export function LandingCopyFields() {
  return (
    <>
      <h3 className="type-small-head setting-part">Landing page text</h3>
      <div className="setting-columns">
        <CopyField name={['services']} label="Beside the services" maxLength={300} />
        <CopyField name={['team']} label="Beside the therapists" maxLength={300} />
        <CopyField name={['directions']} label="Directions, below the address" maxLength={200} />
        <CopyField name={['about', 'title']} label="Story: heading" maxLength={100} />
        <CopyField name={['about', 'lead']} label="Story: opening" maxLength={400} />
        <CopyField name={['about', 'text']} label="Story: text" maxLength={1000} />
        <CopyField name={['testimonial', 'quote']} label="Testimonial: quote" maxLength={400} />
        <CopyField name={['testimonial', 'person']} label="Testimonial: who says it" maxLength={100} />
      </div>
      <CopyListField
        name="needs"
        label="Where to begin"
        maxLines={6}
        add="Add a Need"
        parts={[
          { key: 'need', label: 'What a visitor comes with', maxLength: 60, isNeeded: true },
          { key: 'word', label: 'A word of the service that fits', maxLength: 40, isNeeded: true },
        ]}
      />
      <CopyListField
        name="reasons"
        label="Reasons to come"
        maxLines={8}
        add="Add a Reason"
        parts={[
          { key: 'title', label: 'Reason', maxLength: 60, isNeeded: true },
          { key: 'text', label: 'In a sentence', maxLength: 200, isNeeded: false },
        ]}
      />
    </>
  );
}

function CopyField({ name, label, maxLength }: { name: string[]; label: string; maxLength: number }) {
  return (
    <FormItem name={['words', ...name]} label={label}>
      {maxLength > 100 ? (
        <TextArea autoSize={{ minRows: 2 }} maxLength={maxLength} />
      ) : (
        <TextInput maxLength={maxLength} />
      )}
    </FormItem>
  );
}
