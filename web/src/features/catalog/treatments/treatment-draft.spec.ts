import type { OfficeServiceDto } from '../../../shared/api/generated.js';
import { findTreatment, formatTreatments, toDraft, toTreatments } from './treatment-draft.js';

const services = [{ id: 'hot-stone' }, { id: 'swedish' }] as OfficeServiceDto[];
const therapist = (...ids: string[]) => ({
  therapist_id: 'mei',
  version: 1,
  treatments: ids.map((service_id) => ({ service_id, duration: null, price: null })),
});

test('who has no list gives everything, and keeps none while all is ticked', () => {
  const draft = toDraft(therapist(), services);
  expect(draft.treatments['swedish']).toEqual({ gives: true, duration: null, price: null });
  expect(toTreatments(draft, services)).toEqual([]);
  expect(formatTreatments([], services)).toBe('Gives every treatment, new ones too');
});

test('a service that is not ticked, or minutes of her own, make a list', () => {
  const one = toDraft(therapist('swedish'), services);
  expect(toTreatments(one, services)).toEqual([{ service_id: 'swedish', duration: null, price: null }]);
  expect(findTreatment(therapist('swedish'), 'hot-stone')).toBeUndefined();
  expect(formatTreatments(toTreatments(one, services), services)).toBe('Gives 1 of 2 treatments');

  const all = toDraft(therapist(), services);
  all.treatments['swedish'] = { gives: true, duration: 75, price: null };
  expect(toTreatments(all, services)).toHaveLength(2);
  expect(formatTreatments(toTreatments(all, services), services)).toContain('new ones have to be ticked');
});
