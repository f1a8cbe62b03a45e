import AntdForm from 'antd/es/form';
import type { ComponentProps, ReactNode } from 'react';
import type { FormHandle } from './form-handle.js';

interface FormProps<Values extends object> {
  form?: FormHandle<Values>;
  /** Begins the ids of its fields, where a page has several forms. */
  name?: string;
  className?: string;
  initialValues?: Partial<Values>;
  /** Whether fields are checked when it is sent, instead of at each change. */
  validatesOnSubmit?: boolean;
  /** Whether its values are gone once it leaves the page. */
  clearOnDestroy?: boolean;
  onValuesChange?: (changed: Partial<Values>) => void;
  /** Called once all rules are kept. */
  onSubmit?: (values: Values) => unknown;
  /** Called when a rule is broken, so that nothing is sent. */
  onRefused?: (entered: Values) => void;
  children: ReactNode;
}

/** A form that holds its values and checks them by the rules of its fields, with their labels above them. */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { form, validatesOnSubmit = false, onSubmit, onRefused, className = '', ...others } = props;
  return (
    <AntdForm
      {...(others as ComponentProps<typeof AntdForm>)}
      {...(form && { form: form as unknown as ReturnType<typeof AntdForm.useForm>[0] })}
      className={`ui-form ${className}`}
      layout="vertical"
      requiredMark={false}
      noValidate
      {...(validatesOnSubmit && { validateTrigger: 'onSubmit' })}
      onFinish={(values) => onSubmit?.(values as Values)}
      onFinishFailed={({ values }) => onRefused?.(values as Values)}
    />
  );
}
