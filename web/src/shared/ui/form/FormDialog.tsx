import type { ComponentProps, ReactNode } from 'react';
import { Dialog } from '../dialog/Dialog.js';
import { Form } from './Form.js';
import type { FormHandle } from './form-handle.js';

type FormProps<Values extends object> = ComponentProps<typeof Form<Values>>;

interface FormDialogProps<Values extends object>
  extends
    Omit<ComponentProps<typeof Dialog>, 'onOk' | 'children'>,
    Pick<
      FormProps<Values>,
      'name' | 'initialValues' | 'validatesOnSubmit' | 'onValuesChange' | 'onSubmit' | 'onRefused' | 'children'
    > {
  form: FormHandle<Values>;
  /** Above the fields. */
  notices?: ReactNode;
}

/** A dialog whose action sends its form, as Enter does. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { form, name, initialValues, validatesOnSubmit, onValuesChange, onSubmit, onRefused, ...others } = props;
  const { notices, children, ...dialog } = others;
  return (
    <Dialog {...dialog} onOk={form.submit}>
      {notices}
      <Form<Values> {...{ form, name, initialValues, validatesOnSubmit, onValuesChange, onSubmit, onRefused }}>
        {children}
        <button type="submit" hidden />
      </Form>
    </Dialog>
  );
}
