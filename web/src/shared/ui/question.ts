import type { ModalFuncProps } from 'antd';

export interface Question extends Pick<
  ModalFuncProps,
  'title' | 'content' | 'okText' | 'cancelText' | 'autoFocusButton' | 'onOk' | 'onCancel'
> {
  /** The answer destroys something: its button is red. */
  isDanger?: boolean;
}

let loading: Promise<typeof import('antd/es/modal')> | undefined;

const load = () =>
  (loading ??= import('antd/es/modal').catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));

/** Fetches the dialog's code before the first question. */
export const prepareQuestions = (): void => void load().catch(() => undefined);

/** Asks in a small dialog before something is done. Its code is fetched with the first question, not with the page. */
export function askQuestion({ isDanger = false, ...question }: Question): void {
  load().then(
    ({ default: Modal }) => Modal.confirm({ ...question, icon: null, okButtonProps: { danger: isDanger } }),
    console.error,
  );
}

/** Takes every open question away, unanswered. */
export const dropQuestions = (): void => void loading?.then((antd) => antd.default.destroyAll(), console.warn);
