import { classes } from '../../../shared/ui/classes.js';
import styles from './second-factor.module.css';
interface FormSkeletonProps {
  /** Number of the form's fields. */
  fields: 1 | 2;
}

/** The placeholder of a form whose code is loading, as high as the form. */
export const FormSkeleton = ({ fields }: FormSkeletonProps) => (
  <div
    data-fields={fields}
    className={classes('skeleton', styles.skeleton)}
    role="status"
    aria-label="Loading the form"
  />
);
