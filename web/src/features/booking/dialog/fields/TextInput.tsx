import { useRef, type ChangeEvent, type InputHTMLAttributes } from 'react';
import { getControlProps, Field } from './Field.js';
import type { TextField } from './field-rules.js';
import type { BookingFormState } from '../form/use-booking-form.js';

interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'form'> {
  form: BookingFormState;
  name: TextField;
  label: string;
  extra?: string;
  /** Number of lines; more than one makes it a text area. */
  rows?: number;
  /** Returns the field's value after a change; the typed text where left out. */
  parse?: (input: HTMLInputElement) => string;
}

/** Milliseconds after the last key until a field shows its error; leaving the field shows it at once. */
const VALIDATION_DELAY_MS = 400;

export function TextInput({ form, name, label, extra, rows = 1, parse, className, ...attributes }: TextInputProps) {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const error = form.errors[name];
  const onChange = ({ target }: ChangeEvent<HTMLInputElement & HTMLTextAreaElement>) => {
    const value = parse ? parse(target) : target.value;
    form.set({ [name]: value });
    clearTimeout(pause.current);
    pause.current = setTimeout(() => form.check(name, value), VALIDATION_DELAY_MS);
  };
  const control = {
    ...getControlProps(name, error),
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
