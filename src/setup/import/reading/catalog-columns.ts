import { email, type Names, person } from './person-columns.js';

/** Meanings of the columns of services. */
export const SERVICE_COLUMN_NAMES: Names = {
  name: [
    ...['service name', 'treatment name', 'service', 'treatment', 'name', 'service title', 'title', 'item name'],
    ...['appointment type', 'menu item'],
  ],
  group: [],
  variant: ['variant', 'variant name', 'pricing option', 'pricing name', 'option', 'variation', 'variation name'],
  description: ['description', 'service description', 'details', 'treatment description', 'about'],
  duration: [
    ...['duration', 'duration minutes', 'duration mins', 'duration min', 'service duration', 'length', 'minutes'],
    ...['time', 'time minutes', 'appointment length', 'service length', 'default duration'],
  ],
  cleanup: ['cleanup', 'buffer', 'buffer time', 'processing time', 'extra time', 'padding', 'buffer after'],
  price: [
    ...['price', 'service price', 'retail price', 'default price', 'price aud', 'cost', 'amount', 'rate', 'fee'],
    ...['sale price', 'standard price', 'base price'],
  ],
  currency: [],
  status: ['status', 'active', 'is active', 'enabled', 'available', 'online booking status'],
};

/** Meanings of the columns of therapists. */
export const THERAPIST_COLUMN_NAMES: Names = {
  name: [
    'name',
    'full name',
    'staff',
    'staff name',
    'team member',
    'employee',
    'employee name',
    'therapist',
    'provider',
  ],
  first_name: person.first_name!,
  middle_name: person.middle_name!,
  last_name: person.last_name!,
  status: ['status', 'active', 'is active', 'enabled', 'employment status'],
  email,
  association: ['association', 'professional association', 'membership'],
  provider_number: ['provider number', 'provider no', 'health fund number', 'registration number'],
  hourly_rate: ['hourly rate', 'wage', 'hourly wage', 'rate per hour'],
  bookings_per_day: [],
  treatments: ['treatments', 'services', 'specialties', 'services offered', 'assigned services', 'qualified services'],
  bio: ['bio', 'biography', 'about', 'profile', 'staff bio'],
};

/** Meanings of the columns of a roster. */
export const ROSTER_COLUMN_NAMES: Names = {
  kind: [],
  therapist: ['therapist', 'staff', 'staff name', 'employee', 'employee name', 'team member', 'provider', 'name'],
  first_date: ['date', 'shift date', 'day', 'roster date', 'start date'],
  last_date: [],
  start_time: ['start time', 'start', 'from', 'shift start'],
  end_time: ['end time', 'end', 'to', 'finish', 'finish time', 'shift end'],
  status: [],
  details: [],
};
