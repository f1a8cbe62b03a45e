import type { OfficeBookingDto } from '../../../../shared/api/generated.js';

/** `1 of 2`, of a booking that was made with others; undefined of any other. */
export const visitLabel = ({ visit }: Pick<OfficeBookingDto, 'visit'>): string | undefined =>
  visit ? `${visit.part} of ${visit.parts}${visit.guest > 1 ? ', second person' : ''}` : undefined;
