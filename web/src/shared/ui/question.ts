import type { ReactNode } from 'react';

export interface Question {
  title: string;
  content?: ReactNode;
  okText: string;
  cancelText?: string;
  /** Which answer has the focus; `ok` unless it is given. */
  autoFocusButton?: 'cancel';
  /** The question stays until what is returned has settled. */
  onOk: () => unknown;
  onCancel?: () => void;
  /** Whether the answer destroys something, so that its button is red. */
  isDanger?: boolean;
}

let loading: Promise<typeof import('antd/es/modal')> | undefined;

const load = () =>
  (loading ??= import('antd/es/modal').catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));

/** Loads the dialog's code ahead of the first question. */
export const prepareQuestions = (): void => void load().catch(() => undefined);

/**
 * Asks for confirmation in a small dialog, whose code is loaded with the first question. Returns a function that takes the question
 * away, unanswered.
 */
export function askQuestion({ isDanger = false, ...question }: Question): () => void {
  let drop: (() => void) | undefined = () => (drop = undefined);
  load().then(({ default: Modal }) => {
    if (drop) drop = Modal.confirm({ ...question, icon: null, okButtonProps: { danger: isDanger } }).destroy;
  }, console.error);
  return () => drop?.();
}

/** Closes every open question without an answer. */
export const dropQuestions = (): void => void loading?.then((antd) => antd.default.destroyAll(), console.warn);
