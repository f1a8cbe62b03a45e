import { Button } from '../../../shared/ui/button/Button.js';
import { DateField } from '../../../shared/ui/fields/DateField.js';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../shared/ui/icons.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import type { usePayPeriod } from './use-pay-period.js';
import styles from './pay.module.css';

interface PeriodStepperProps extends Pick<
  ReturnType<typeof usePayPeriod>,
  'period' | 'setFrom' | 'setTo' | 'goEarlier' | 'goLater'
> {
  today: string;
}

/** The days of the pay, and the steps to those before and after. */
export const PeriodStepper = ({ period, today, setFrom, setTo, goEarlier, goLater }: PeriodStepperProps) => (
  <Cluster className={styles.period}>
    <Button icon={<ChevronLeftIcon />} aria-label="Earlier" onClick={goEarlier} />
    <DateField
      label="First day"
      isClearable={false}
      weekStart="monday"
      today={today}
      value={period.from}
      onChange={(day) => day && setFrom(day)}
    />
    <DateField
      label="Last day"
      isClearable={false}
      weekStart="monday"
      today={today}
      value={period.to}
      onChange={(day) => day && setTo(day)}
    />
    <Button icon={<ChevronRightIcon />} aria-label="Later" disabled={period.to >= today} onClick={goLater} />
  </Cluster>
);
