import { Button } from 'antd';
import { useRef } from 'react';

interface FileButtonProps {
  /** What the file is, for screen readers. */
  label: string;
  /** On the button. */
  text: string;
  /** MIME types or endings, as the browser's dialog takes them. */
  accept: string;
  disabled?: boolean;
  isInvalid?: boolean;
  /** Undefined when the choice was taken back. */
  onChoose: (file: File | undefined) => void;
}

/** A button that asks for a file: what browsers draw themselves looks like nothing else here. */
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
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
      <Button disabled={disabled} onClick={() => input.current?.click()}>
        {text}
      </Button>
    </>
  );
}
