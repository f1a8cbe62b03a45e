/** What antd's forms do with their first wrong field: its error is read out together with it. */
export const LEAD_TO_FIELD = { block: 'nearest', focus: true } as const;
