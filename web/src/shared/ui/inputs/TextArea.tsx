import AntdTextArea from 'antd/es/input/TextArea';
import type { TextareaHTMLAttributes } from 'react';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** How high it is while it grows with its text; without, as high as its `rows`. */
  autoSize?: { minRows: number; maxRows?: number };
  /** Whether it says how much of its `maxLength` is used. */
  showCount?: boolean;
}

/** A field of several lines. */
export const TextArea = (props: TextAreaProps) => <AntdTextArea {...props} />;
