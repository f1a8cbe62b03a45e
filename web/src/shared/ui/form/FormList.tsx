import AntdForm from 'antd/es/form';
import type { ReactNode } from 'react';

interface Line {
  key: number;
  /** Its place, with which the names of its fields begin. */
  name: number;
}

interface FormListProps {
  name: (string | number)[];
  children: (
    lines: readonly Line[],
    change: { add: (line: object) => void; remove: (place: number) => void },
  ) => ReactNode;
}

/** Fields of a form that repeat, as often as somebody adds a line. */
export const FormList = ({ name, children }: FormListProps) => (
  <AntdForm.List name={name}>{(lines, { add, remove }) => children(lines, { add, remove })}</AntdForm.List>
);
