import { useRef, type ChangeEvent, type InputHTMLAttributes } from 'react';
import { controlOf, Field } from './Field.js';
import type { TextField } from './field-rules.js';
import type { BookingFormState } from './use-booking-form.js';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'form'> {
  form: BookingFormState;
  name: TextField;
  label: string;
  extra?: string;
  /** More than one makes it a text area. */
  rows?: number;
  /** What the field holds after a change; by default what was typed. */
  read?: (input: HTMLInputElement) => string;
}

/** Milliseconds without a key after which a field says what is wrong; leaving it says so at once. */
const PATIENCE = 400;

export function TextInput({ form, name, label, extra, rows = 1, read, className, ...attributes }: Props) {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const error = form.errors[name];
  const onChange = ({ target }: ChangeEvent<HTMLInputElement & HTMLTextAreaElement>) => {
    const value = read ? read(target) : target.value;
    form.set({ [name]: value });
    clearTimeout(pause.current);
    pause.current = setTimeout(() => form.check(name, value), PATIENCE);
  };
  const control = {
    ...controlOf(name, error),
    className: 'booking-input',
    value: form.draft[name] ?? '',
    onChange,
    onBlur: ({ target }: { target: { value: string } }) => {
      clearTimeout(pause.current);
      form.check(name, target.value);
    },
  };
  return (
    <Field name={name} label={label} error={error} extra={extra} className={className}>
      {rows > 1 ? <textarea rows={rows} {...control} /> : <input {...attributes} {...control} />}
    </Field>
  );
}
