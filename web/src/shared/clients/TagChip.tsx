import type { ReactNode } from 'react';
import './tag-chip.css';

/** One of the shop's tags about a client. @param children what can be done with it */
export const TagChip = ({ tag, children }: { tag: string; children?: ReactNode }) => (
  <span className="tag-chip">
    {tag}
    {children}
  </span>
);
