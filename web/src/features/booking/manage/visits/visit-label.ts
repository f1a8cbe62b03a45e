import type { OfficeBookingDto } from '../../../../shared/api/generated.js';

/** Labels a booking of a visit, such as `1 of 2`; undefined for any other. */
export const visitLabel = ({ visit }: Pick<OfficeBookingDto, 'visit'>): string | undefined =>
  visit ? `${visit.part} of ${visit.parts}${visit.guest > 1 ? ', second person' : ''}` : undefined;
