import { ChevronLeftIcon, ChevronRightIcon } from '../icons.js';
import { pagesToShow } from './pages-to-show.js';
import './page-numbers.css';

interface PageNumbersProps {
  page: number;
  pages: number;
  /** Text that says which rows are shown, of how many. */
  range: string;
  onPage: (page: number) => void;
}

/** The pages of a long table: the first, the last, and those around the present one. */
export function PageNumbers({ page, pages, range, onPage }: PageNumbersProps) {
  return (
    <nav aria-label="Pages" className="page-numbers">
      <p>{range}</p>
      <button type="button" aria-label="Previous page" disabled={page === 1} onClick={() => onPage(page - 1)}>
        <ChevronLeftIcon width="16" height="16" />
      </button>
      {pagesToShow(page, pages).map((each, index) =>
        each === undefined ? (
          <span key={`gap ${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={each}
            type="button"
            aria-label={`Page ${each}`}
            aria-current={each === page ? 'page' : undefined}
            onClick={() => onPage(each)}
          >
            {each}
          </button>
        ),
      )}
      <button type="button" aria-label="Next page" disabled={page === pages} onClick={() => onPage(page + 1)}>
        <ChevronRightIcon width="16" height="16" />
      </button>
    </nav>
  );
}
