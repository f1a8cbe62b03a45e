import { Descriptions, Drawer } from 'antd';
import type { ActionLogDto } from '../../shared/api/generated.js';
import { ActionBadge } from './LogTable.js';
import { doerOf, timestamp, valueText } from './log-words.js';

/** One entry in full. */
export function LogDetails({ log, onClose }: { log: ActionLogDto | undefined; onClose: () => void }) {
  return (
    <Drawer open={log !== undefined} onClose={onClose} title="Action details" size={468} destroyOnHidden>
      {log && (
        <Descriptions
          column={1}
          layout="vertical"
          colon={false}
          items={[
            { key: 'time', label: 'Timestamp', children: timestamp(log.created_at_local) },
            { key: 'who', label: 'Admin User', children: doerOf(log) },
            { key: 'type', label: 'Action Type', children: <ActionBadge log={log} /> },
            { key: 'seq', label: 'Place in the log', children: log.seq },
            ...Object.entries(log.details).map(([name, value]) => ({
              key: `detail-${name}`,
              label: name,
              children: valueText(value),
            })),
          ]}
        />
      )}
    </Drawer>
  );
}
