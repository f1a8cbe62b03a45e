import type { ReactNode } from 'react';
import { Cluster } from '../../shared/ui/layout/Cluster.js';
import { Freshness, type FreshnessProps } from './Freshness.js';
import styles from './report-foot.module.css';

/** Says until when a report counts, beside what can be done with it. */
export const ReportFoot = ({ children, ...freshness }: FreshnessProps & { children: ReactNode }) => (
  <Cluster gap={20} lines={8} isSpread className={styles.foot}>
    <Freshness {...freshness} />
    <Cluster gap={16} lines={8} className={styles.tools}>
      {children}
    </Cluster>
  </Cluster>
);
