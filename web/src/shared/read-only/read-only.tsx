import { createContext, type ReactNode, use } from 'react';

/** Whether the person may change nothing and sees clients masked. What the server would refuse is not offered then. */
export const ReadOnly = createContext(false);

export const useReadOnly = (): boolean => use(ReadOnly);

/** What is only offered to people whom the server lets do it. */
export const UnlessReadOnly = ({ children }: { children: ReactNode }) => (useReadOnly() ? null : children);
