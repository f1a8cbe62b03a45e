import { useState, type InputHTMLAttributes } from 'react';
import { EyeIcon, EyeOffIcon } from '../icons.js';
import './plain-form.css';

interface PlainFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  name: string;
  label: string;
  error: string | undefined;
}

/** A labelled field without antd that keeps its own text: a page drawn on the server comes to life without losing it. */
export function PlainField({ name, label, error, type, ...attributes }: PlainFieldProps) {
  const [isShown, setShown] = useState(false);
  const isPassword = type === 'password';
  return (
    <div className="plain-field">
      <label htmlFor={name}>{label}</label>
      <span className="plain-field-control">
        <input
          {...attributes}
          id={name}
          name={name}
          type={isPassword && isShown ? 'text' : type}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={`${name}-note`}
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
      </span>
      <div id={`${name}-note`} aria-live="polite">
        {error && <p className="plain-field-error">{error}</p>}
      </div>
    </div>
  );
}
