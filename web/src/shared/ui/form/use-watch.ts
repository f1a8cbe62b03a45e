import AntdForm from 'antd/es/form';
import type { FieldPath, FormHandle } from './form-handle.js';

/** Follows one value of a form, of the one around the component if none is given; undefined until the form is drawn. */
export const useWatch = <Value>(name: FieldPath, form?: FormHandle): Value | undefined =>
  AntdForm.useWatch(name, { ...(form && { form: toAntd(form) }), preserve: true }) as Value | undefined;

/** Follows the values of all fields on screen; undefined before the first of them is. */
export const useValues = <Values>(form?: FormHandle): Values | undefined =>
  AntdForm.useWatch([], form && toAntd(form)) as Values | undefined;

const toAntd = (form: FormHandle) => form as ReturnType<typeof AntdForm.useForm>[0];
