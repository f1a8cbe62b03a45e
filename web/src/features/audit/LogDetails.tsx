import { Descriptions, Drawer } from 'antd';
import { useGetEarlierDetailsQuery, type ActionLogDto } from '../../shared/api/generated.js';
import { ActionBadge } from './LogTable.js';
import { changesOf, isComparison } from './log-changes.js';
import { doerOf, timestamp, valueText } from './log-words.js';

/** One entry in full. */
export function LogDetails({ log, onClose }: { log: ActionLogDto | undefined; onClose: () => void }) {
  const isAboutBooking = log?.kind === 'update' && typeof log.details.booking_id === 'string';
  const { currentData: earlier } = useGetEarlierDetailsQuery({ id: log?.id ?? '' }, { skip: !isAboutBooking });
  const changes = log ? changesOf(log.details, earlier) : [];
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
            ...Object.entries(log.details)
              .filter(([name]) => !changes.some(({ field }) => field === name) && !isComparison(name))
              .map(([name, value]) => ({ key: `detail-${name}`, label: name, children: valueText(value) })),
          ]}
        />
      )}
      {changes.length > 0 && (
        <table className="log-changes" aria-label="What changed">
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">{field}</th>
                <td>{valueText(before)}</td>
                <td>{valueText(after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Drawer>
  );
}
