/** A field's place among the form's values. */
export type FieldPath = string | number | readonly (string | number)[];

export interface FieldError {
  name: FieldPath;
  errors: readonly string[];
}

/** What a page does with a form, besides drawing it. */
export interface FormHandle<Values = unknown> {
  submit: () => void;
  /** Returns all values, of fields that are not on screen as well. */
  getFieldsValue(all: true): Values;
  getFieldValue(name: FieldPath): unknown;
  setFieldsValue(values: Partial<Values>): void;
  setFieldValue(name: FieldPath, value: unknown): void;
  setFields(fields: readonly FieldError[]): void;
  getFieldsError(): readonly FieldError[];
  scrollToField(name: FieldPath, options: { block: 'nearest'; focus: boolean }): void;
  resetFields(): void;
  isFieldsTouched(): boolean;
  validateFields(): Promise<Values>;
}

interface Rule {
  message?: string;
  required?: boolean;
  /** Whether spaces alone count as nothing. */
  whitespace?: boolean;
  type?: 'integer' | 'number';
  min?: number;
  max?: number;
  pattern?: RegExp;
  /** Rejects with what is wrong. */
  validator?: (rule: unknown, value: never) => Promise<void>;
}

/** What a field's value has to be; a function where that depends on other fields. */
export type FieldRule = Rule | ((form: { getFieldValue: (name: FieldPath) => never }) => Rule);
