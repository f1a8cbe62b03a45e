import type { BookingDraft } from './booking-draft.js';
import { loadMobileRules } from '../../../../shared/phone.js';
import { firstFailedCheck } from './submit-checks.js';

const complete: BookingDraft = {
  booking_date: '2026-11-26',
  booking_time: '14:30',
  service_id: 'service',
  therapist_id: 'therapist',
  first_name: 'Georgia',
  last_name: 'Marsh',
  client_phone: '0491 570 156',
};

const failedDescription = (change: BookingDraft) => firstFailedCheck({ ...complete, ...change })?.toast;

describe('the checks before a booking is sent', () => {
  beforeAll(() => loadMobileRules('AU'));

  it('let a complete draft pass, with or without an email', () => {
    expect(firstFailedCheck(complete)).toBeUndefined();
    expect(failedDescription({ client_email: 'georgia@example.com' })).toBeUndefined();
  });

  it.each([
    [{ booking_date: undefined }, 'Missing Information', 'Please select both date and time'],
    [{ booking_time: undefined }, 'Missing Information', 'Please select both date and time'],
    [{ service_id: undefined }, 'Missing Information', 'Please select both a service and therapist'],
    [{ therapist_id: undefined }, 'Missing Information', 'Please select both a service and therapist'],
    [{ first_name: '' }, 'Missing Information', 'Please fill in first name, last name, and mobile number'],
    [{ last_name: '' }, 'Missing Information', 'Please fill in first name, last name, and mobile number'],
    [{ client_phone: '' }, 'Missing Information', 'Please fill in first name, last name, and mobile number'],
    [{ client_email: 'ann@' }, 'Invalid Email', 'Please enter a valid email address'],
    [{ first_name: '   ' }, 'Invalid Name', 'Please enter your first and last name'],
  ])('refuse %j', (change, title, description) => {
    expect(failedDescription(change)).toEqual({ title, description, destructive: true });
  });

  it.each(['0312345678', '041234567', '04123456789', '+61 312 345 678'])(
    'refuse %s as a mobile number',
    (client_phone) => {
      expect(failedDescription({ client_phone })?.title).toBe('Invalid Mobile');
    },
  );

  it.each(['0412345678', '0412 345 678', '+61412345678', '0412-345-678', '(0412) 345.678', '0061412345678'])(
    'take %s as a mobile number',
    (client_phone) => {
      expect(failedDescription({ client_phone })).toBeUndefined();
    },
  );

  it('stop at the first check that fails', () => {
    expect(firstFailedCheck({})?.field).toBe('booking_date');
    expect(failedDescription({ therapist_id: undefined, first_name: '' })?.description).toMatch(
      /service and therapist/,
    );
    expect(firstFailedCheck({ ...complete, first_name: '' }, 'service_1')).toMatchObject({
      field: 'service_1',
      toast: { description: 'Please select both a service and therapist' },
    });
    expect(failedDescription({ first_name: '', client_phone: '12' })?.description).toMatch(/first name/);
    expect(failedDescription({ client_phone: '12', client_email: 'ann@' })?.title).toBe('Invalid Mobile');
    expect(failedDescription({ client_email: 'ann@', first_name: ' ' })?.title).toBe('Invalid Email');
  });
});
