interface FormSkeletonProps {
  /** Number of the form's fields. */
  fields: 1 | 2;
}

/** The placeholder of a form whose code is loading, as high as the form. */
export const FormSkeleton = ({ fields }: FormSkeletonProps) => (
  <div className={`security-skeleton-${fields} skeleton`} role="status" aria-label="Loading the form" />
);
