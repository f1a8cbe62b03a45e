import { testimonial } from '../copy.js';

export function TestimonialSection() {
  return (
    <section className="testimonial" aria-label="What a client says">
      <figure>
        <blockquote className="type-quote">“{testimonial.quote}”</blockquote>
        <figcaption className="second">{testimonial.person}</figcaption>
      </figure>
      <img src="/art/quote.svg" alt="" width="300" height="300" loading="lazy" />
    </section>
  );
}
