import AntdForm from 'antd/es/form';
import type { ReactNode } from 'react';

interface FieldGroupProps {
  className?: string;
  children: ReactNode;
}

/** Fields that look as those of a form, whose values are held elsewhere. */
export const FieldGroup = ({ className = '', children }: FieldGroupProps) => (
  <AntdForm className={`ui-form ${className}`} layout="vertical" component="div">
    {children}
  </AntdForm>
);
