import { useRef } from 'react';
import { Button } from './button/Button.js';

interface FileButtonProps {
  /** Name of the file field for screen readers. */
  label: string;
  /** Text of the button. */
  text: string;
  /** Accepted MIME types or file endings, as in the HTML attribute. */
  accept: string;
  disabled?: boolean;
  isInvalid?: boolean;
  /** Called with undefined when the choice was cancelled. */
  onChoose: (file: File | undefined) => void;
}

/** A button that asks for a file, in place of the browser's own control, which does not fit the design. */
export function FileButton({ label, text, accept, disabled = false, isInvalid = false, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        disabled={disabled}
        hidden
        onChange={({ target }) => {
          onChoose(target.files?.[0]);
          // Otherwise choosing the same file again would fire no change event.
          target.value = '';
        }}
      />
      <Button disabled={disabled} onClick={() => input.current?.click()}>
        {text}
      </Button>
    </>
  );
}
