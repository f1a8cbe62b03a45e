import type { Change } from './log-changes.js';
import { valueText } from './log-words.js';

export function LogChanges({ changes }: { changes: readonly Change[] }) {
  return (
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
  );
}
