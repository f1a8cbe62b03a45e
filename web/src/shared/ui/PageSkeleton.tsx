import './page-skeleton.css';

/** The placeholder of a page while it is not known whether it may be shown. */
export const PageSkeleton = () => (
  <div className="page-skeleton" role="status" aria-label="Loading the page">
    <span className="skeleton" />
    <span className="skeleton" />
  </div>
);
