/** `scrollToFirstError` of antd's forms: moves the focus to the first wrong field, so that its error is read out with it. */
export const SCROLL_TO_FIELD = { block: 'nearest', focus: true } as const;
