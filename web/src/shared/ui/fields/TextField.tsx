import type { InputHTMLAttributes } from 'react';
import './control.css';

interface TextFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'placeholder' | 'maxLength' | 'autoFocus' | 'aria-invalid'
> {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

export const TextField = ({ label, onChange, ...attributes }: TextFieldProps) => (
  <span className="control text-field">
    <input aria-label={label} onChange={({ target }) => onChange(target.value)} {...attributes} />
  </span>
);
