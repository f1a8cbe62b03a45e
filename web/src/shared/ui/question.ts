import type { ModalFuncProps } from 'antd';

export interface Question extends Pick<
  ModalFuncProps,
  'title' | 'content' | 'okText' | 'cancelText' | 'autoFocusButton' | 'onOk' | 'onCancel'
> {
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

/** Asks for confirmation in a small dialog, whose code is loaded with the first question. */
export function askQuestion({ isDanger = false, ...question }: Question): void {
  load().then(
    ({ default: Modal }) => Modal.confirm({ ...question, icon: null, okButtonProps: { danger: isDanger } }),
    console.error,
  );
}

/** Closes every open question without an answer. */
export const dropQuestions = (): void => void loading?.then((antd) => antd.default.destroyAll(), console.warn);
