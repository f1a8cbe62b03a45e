import { formatMoney } from '../../../shared/money/money.js';
import { Badge } from '../../../shared/ui/badge/Badge.js';
import { describeDifference, type DrawerCount } from './drawer-sums.js';
import styles from './day-close.module.css';

/** The counted money beside the expected. */
export const CountResult = ({ count }: { count: DrawerCount }) => (
  <table className={styles.result}>
    <thead>
      <tr>
        <td />
        <th scope="col">Counted</th>
        <th scope="col">Expected</th>
        <th scope="col">Difference</th>
      </tr>
    </thead>
    <tbody>
      <Line label="Cash" counted={count.counted} expected={count.expected} difference={count.difference} />
      <Line
        label="Terminal"
        counted={count.terminal}
        expected={count.expected_terminal}
        difference={count.terminal_difference}
      />
    </tbody>
  </table>
);

interface LineProps {
  label: string;
  counted: number;
  expected: number;
  difference: number;
}

const Line = ({ label, counted, expected, difference }: LineProps) => (
  <tr>
    <th scope="row">{label}</th>
    <td className="money">{formatMoney(counted)}</td>
    <td>{formatMoney(expected)}</td>
    <td>
      <Badge tone={difference === 0 ? 'good' : difference < 0 ? 'bad' : 'waiting'}>
        {describeDifference(difference)}
      </Badge>
    </td>
  </tr>
);
