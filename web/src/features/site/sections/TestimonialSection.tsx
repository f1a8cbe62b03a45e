import type { TestimonialWords } from '../../../shared/api/generated.js';
import styles from './testimonial.module.css';

export function TestimonialSection({ testimonial }: { testimonial?: TestimonialWords | null }) {
  if (!testimonial) return null;
  return (
    <section className={styles.testimonial} aria-label="What a client says">
      <figure>
        <blockquote className="type-quote">“{testimonial.quote}”</blockquote>
        <figcaption className="second">{testimonial.person}</figcaption>
      </figure>
      <img src="/art/quote.svg" alt="" width="300" height="300" loading="lazy" />
    </section>
  );
}
