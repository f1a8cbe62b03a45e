import { DateField } from '../../../shared/ui/fields/DateField.js';

interface PastDateFieldProps {
  caption: string;
  /** The field's name for screen readers. */
  label: string;
  /** Today, `yyyy-MM-dd`, shop-local; undefined until the clock of the shop has been read. */
  today: string | undefined;
  value: string | undefined;
  onChange: (chosen: string | undefined) => void;
}

/** A date field above a page as it was, with a caption beside it. */
export function PastDateField({ caption, ...field }: PastDateFieldProps) {
  return (
    <label className="past-field">
      {caption}
      <DateField placeholder="Day" {...field} />
    </label>
  );
}
