import { about } from '../copy.js';
import type { SiteActions } from '../landing.js';
import './about.css';

export function AboutSection({ onBook }: Pick<SiteActions, 'onBook'>) {
  return (
    <section id="about" className="about band" aria-labelledby="about-title">
      <img src="/art/about.svg" alt="" width="640" height="620" loading="lazy" />
      <div>
        <h2 id="about-title" className="type-h2">
          {about.title}
        </h2>
        <p className="type-lead">{about.lead}</p>
        <p className="second">{about.text}</p>
        <button type="button" className="button" data-books onClick={() => onBook()}>
          Book a Consultation
        </button>
      </div>
    </section>
  );
}
