import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';
import { parseProblem } from '../../api/problem.js';

/** What is wrong, by field. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

interface FieldErrorsState<Form> {
  /** The element that the fields are in. */
  form: RefCallback<Form>;
  errors: FieldErrors;
  /** Says what is wrong, and gives the focus to the first field of it: its error is read out together with it. */
  refuse: (errors: FieldErrors) => void;
  /** Takes the errors of some fields away, such as those in which something else was entered. */
  clear: (isSettled: (field: string) => boolean) => void;
}

/** What is wrong in a form that keeps its own values. */
export function useFieldErrors<Form extends HTMLElement>(): FieldErrorsState<Form> {
  const element = useRef<Form>(null);
  const form = useCallback((rendered: Form | null) => void (element.current = rendered), []);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) findFirstWrong(element.current)?.focus();
  }, [refusals]);
  return {
    form,
    errors,
    refuse: (refused) => {
      setErrors(refused);
      setRefusals((before) => before + 1);
    },
    clear: (isSettled) =>
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !isSettled(field)))),
  };
}

export const toMissing = (fields: readonly string[]): FieldErrors =>
  Object.fromEntries(fields.map((field) => [field, 'Please fill in this field']));

/** The fields of a draft that may not stay empty and are. */
export const findEmpty = <Draft extends object>(draft: Draft, fields: readonly (keyof Draft & string)[]): string[] =>
  fields.filter((field) => !draft[field]);

/** The server's words for single fields. */
export const toRefused = (error: unknown): FieldErrors =>
  Object.fromEntries((parseProblem(error)?.errors ?? []).map(({ field, message }) => [field, message]));

const WRONG = '[aria-invalid="true"], [data-invalid], .ant-form-item-has-error';
const CONTROLS = 'input:enabled, select:enabled, textarea:enabled, button:enabled';

/** A group of choices may have none to focus. */
function findFirstWrong(form: HTMLElement | null): HTMLElement | null | undefined {
  const wrong = form?.querySelector<HTMLElement>(WRONG);
  return wrong?.matches(CONTROLS) ? wrong : (wrong?.querySelector<HTMLElement>(CONTROLS) ?? wrong);
}
