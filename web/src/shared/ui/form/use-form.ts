import AntdForm from 'antd/es/form';
import type { FormHandle } from './form-handle.js';

/** Holds the values of a `Form`. */
export const useForm = <Values extends object>(): FormHandle<Values> =>
  AntdForm.useForm<Values>()[0] as unknown as FormHandle<Values>;
