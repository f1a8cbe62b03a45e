import { Link } from 'react-router-dom';
import { parseProblem } from '../../../shared/api/problem.js';
import { Alert } from '../../../shared/ui/alert/Alert.js';

/** Lists the confirmed bookings that would overlap under the new rules. */
export function OverlapAlert({ error }: { error: unknown }) {
  const problem = parseProblem(error);
  if (problem?.code !== 'bookings-overlap') return null;
  return (
    <Alert
      type="error"
      className="overlap-notice"
      title="Nothing was changed"
      description={
        <>
          <p>{problem.detail}</p>
          <ul>
            {problem.in_the_way?.map((id, index) => (
              <li key={id}>
                <Link to={`/bookings?booking=${id}&edit=date`}>Open booking {index + 1} to move it</Link>
              </li>
            ))}
          </ul>
        </>
      }
    />
  );
}
