import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';
import { parseProblem } from '../../api/problem.js';
import { toast } from '../../toast/toast.js';
import type { Toast } from '../../toast/toast-message.js';

/** Error messages by field name. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

interface FieldErrorsState<Form> {
  /** Ref of the element that contains the fields. */
  form: RefCallback<Form>;
  errors: FieldErrors;
  /** Shows the errors and moves the focus to the first wrong field, so that its error is read out with it. */
  showErrors: (errors: FieldErrors) => void;
  /** Shows the errors and a message about them. */
  refuse: (errors: FieldErrors, message: Toast) => void;
  /** Removes the errors of some fields, such as those that were edited since. */
  clearErrors: (isSettled: (field: string) => boolean) => void;
}

/** Keeps the errors of a form that holds its own values. */
export function useFieldErrors<Form extends HTMLElement>(): FieldErrorsState<Form> {
  const element = useRef<Form>(null);
  const form = useCallback((rendered: Form | null) => void (element.current = rendered), []);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) findFirstWrong(element.current)?.focus();
  }, [refusals]);
  const showErrors = (refused: FieldErrors) => {
    setErrors(refused);
    setRefusals((before) => before + 1);
  };
  return {
    form,
    errors,
    showErrors,
    refuse: (refused, message) => {
      showErrors(refused);
      toast(message);
    },
    clearErrors: (isSettled) =>
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !isSettled(field)))),
  };
}

export const toRequiredErrors = (fields: readonly string[]): FieldErrors =>
  Object.fromEntries(fields.map((field) => [field, 'Please fill in this field']));

/** Returns the required fields of a draft that are empty. */
export const findEmpty = <Draft extends object>(draft: Draft, fields: readonly (keyof Draft & string)[]): string[] =>
  fields.filter((field) => !draft[field]);

/** Returns the server's errors by field. */
export const toServerErrors = (error: unknown): FieldErrors =>
  Object.fromEntries((parseProblem(error)?.errors ?? []).map(({ field, message }) => [field, message]));

/** Whether a change of the fields settles an error of another: an end is wrong by its start as well. */
export const isSettledBy = (changed: object, field: string): boolean =>
  field in changed || (field === 'end_time' && 'start_time' in changed);

const MARKED = '[aria-invalid="true"], [data-invalid]';
const WRONG = `${MARKED}, .ant-form-item-has-error`;
const CONTROLS = 'input:enabled, select:enabled, textarea:enabled, button:enabled:not([aria-disabled="true"])';

/** Returns the first wrong control; the group itself where it has none that takes the focus. */
function findFirstWrong(form: HTMLElement | null): HTMLElement | null | undefined {
  const item = form?.querySelector<HTMLElement>(WRONG);
  const wrong = item?.querySelector<HTMLElement>(MARKED) ?? item;
  if (wrong?.matches('[role="group"][tabindex]')) return wrong;
  return wrong?.matches(CONTROLS) ? wrong : (wrong?.querySelector<HTMLElement>(CONTROLS) ?? wrong);
}
