import type { ShopDetails } from '../../../../shared/api/generated.js';

/** Removes the blanks that a form leaves: empty lines, and a testimonial without text and person. */
export function normalizeShopDetails({ addressLines, words, ...details }: ShopDetails): ShopDetails {
  const { quote = '', person = '' } = words.testimonial ?? {};
  const hasTestimonial = Boolean(quote?.trim() || person?.trim());
  return {
    ...details,
    addressLines: addressLines.map((line) => line.trim()).filter(Boolean),
    words: { ...words, testimonial: hasTestimonial ? { quote: quote.trim(), person: person.trim() } : null },
  };
}
