import { useState, type InputHTMLAttributes } from 'react';
import { EyeIcon, EyeOffIcon } from '../icons.js';
import { FieldFrame, getControlProps } from './FieldFrame.js';

interface PlainFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  name: string;
  label: string;
  error: string | undefined;
}

/**
 * A labelled field without antd that keeps its text itself, so that hydrating a server-rendered page does not lose it.
 */
export function PlainField({ name, label, error, type, ...attributes }: PlainFieldProps) {
  const [isShown, setShown] = useState(false);
  const isPassword = type === 'password';
  return (
    <FieldFrame id={name} label={label} error={error}>
      <input
        {...attributes}
        {...getControlProps(name, error)}
        name={name}
        type={isPassword && isShown ? 'text' : type}
        aria-required
      />
      {isPassword && (
        <button
          type="button"
          aria-label={isShown ? 'Hide' : 'Show'}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeIcon width="18" height="18" /> : <EyeOffIcon width="18" height="18" />}
        </button>
      )}
    </FieldFrame>
  );
}
