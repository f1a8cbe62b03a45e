import './page-skeleton.css';

/** A page's heading and body while it is not known yet what may be shown. */
export const PageSkeleton = () => (
  <div className="page-skeleton" role="status" aria-label="Loading the page">
    <span className="skeleton" />
    <span className="skeleton" />
  </div>
);
