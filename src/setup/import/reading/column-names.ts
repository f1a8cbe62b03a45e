import type { ImportKind } from '../import-kinds.js';
import { ROSTER_COLUMN_NAMES, SERVICE_COLUMN_NAMES, THERAPIST_COLUMN_NAMES } from './catalog-columns.js';
import { type Names, names, notes, person } from './person-columns.js';

/** Titles of columns with a key of the record, by kind. */
export const COLUMN_NAMES: Readonly<Record<ImportKind, Names>> = {
  clients: {
    external_id: [
      ...['external id', 'client id', 'customer id', 'reference id', 'square customer id', 'guest id', 'member id'],
      ...['patient id', 'contact id', 'barcode id', 'client number', 'customer number', 'client no', 'client code'],
      ...['account number', 'user id', 'uid', 'uuid', 'id', 'client ref', 'code'],
    ],
    ...person,
    name: names,
    company: [
      'company',
      'company name',
      'organization',
      'organization name',
      'organisation',
      'business name',
      'business',
    ],
    notes,
    // Of other systems it is a note: it may be longer.
    alert: [],
    tags: ['tags', 'tag', 'client tags', 'labels', 'groups', 'customer tags'],
    preferred_therapist: [
      ...[
        'preferred therapist',
        'preferred staff',
        'preferred staff member',
        'preferred employee',
        'preferred provider',
      ],
    ],
    preferred_pressure: ['preferred pressure', 'pressure', 'pressure preference'],
    birthday: ['birthday', 'date of birth', 'birth date', 'birthdate', 'dob'],
  },
  bookings: {
    external_id: [
      ...[
        'external id',
        'appointment id',
        'booking id',
        'appt ref',
        'appointment ref',
        'appt id',
        'booking ref',
        'booking reference',
      ],
      ...[
        'booking number',
        'appointment number',
        'reference',
        'ref',
        'confirmation code',
        'confirmation number',
        'booking code',
      ],
      ...['event id', 'event uuid', 'uid', 'uuid', 'id', 'code', 'number'],
    ],
    client_ref: [
      'client id',
      'customer id',
      'id users customer',
      'guest id',
      'client number',
      'square customer id',
      'member id',
    ],
    date: [
      ...[
        'date',
        'appointment date',
        'scheduled date',
        'booking date',
        'appt date',
        'service date',
        'visit date',
        'date of appointment',
      ],
      ...[
        'start date',
        'start datetime',
        'start date time',
        'start date and time',
        'date time',
        'datetime',
        'date and time',
        'appointment date time',
      ],
      ...['starts at', 'start at', 'booked for', 'scheduled for', 'day', 'event date'],
    ],
    time: [
      'time',
      'start time',
      'appointment time',
      'scheduled time',
      'booking time',
      'appt time',
      'start',
      'begin',
      'from',
      'begins',
      'time from',
    ],
    end_time: [
      'end time',
      'end',
      'end datetime',
      'end date time',
      'end date and time',
      'ends at',
      'finish',
      'finish time',
      'to',
      'until',
      'time to',
    ],
    duration: [
      'duration',
      'length',
      'minutes',
      'duration mins',
      'duration minutes',
      'duration min',
      'service duration',
      'length minutes',
      'time mins',
    ],
    service: [
      ...[
        'service',
        'service name',
        'treatment',
        'treatment name',
        'services',
        'appointment type',
        'item',
        'service s',
        'service class',
      ],
      ...[
        'event type name',
        'event type',
        'session type',
        'session',
        'service item',
        'id services',
        'service id',
        'type',
        'subject',
        'summary',
        'title',
        'class',
      ],
    ],
    therapist: [
      ...[
        'therapist',
        'therapist name',
        'team member',
        'staff',
        'staff first name',
        'provider first name',
        'employee first name',
        'therapist first name',
        'staff member',
        'staff name',
        'provider',
        'service provider',
      ],
      ...[
        'employee',
        'employee name',
        'practitioner',
        'stylist',
        'technician',
        'resource',
        'calendar',
        'assigned to',
        'with',
        'performer',
      ],
      ...['id users provider', 'provider id', 'staff id', 'booked with', 'event owner', 'host'],
    ],
    therapist_last_name: ['staff last name', 'provider last name', 'employee last name', 'therapist last name'],
    client_name: names,
    ...person,
    notes,
    status: ['status', 'appointment status', 'booking status', 'state', 'appt status', 'visit status'],
    price: [
      ...[
        'price',
        'total price',
        'service price',
        'appointment price',
        'price total',
        'total',
        'amount',
        'cost',
        'fee',
        'gross sales',
      ],
      ...[
        'net sales',
        'net price',
        'total amount',
        'booking amount',
        'price aud',
        'payment amount',
        'total cost',
        'value',
      ],
    ],
    // Other systems have one currency, that of the shop.
    currency: [],
  },
  services: SERVICE_COLUMN_NAMES,
  therapists: THERAPIST_COLUMN_NAMES,
  roster: ROSTER_COLUMN_NAMES,
};

/** Titles of a column that has treatment and client of an event in one. */
export const EVENT_TITLES: readonly string[] = ['subject', 'summary', 'title'];

/** Meanings for which all columns of a file count, one below the other; of other meanings the best column does. */
export const JOINED_MEANINGS: readonly string[] = ['phone', 'email', 'notes'];

/** Matches a title that shows a list of products or sales. */
export const SALES_TITLE = /\b(?:sku|barcode|product|quantity|qty|stock|supplier|payment method)\b/;

/** Matches a title that shows a list of a team. */
export const TEAM_TITLE = /\b(?:hire date|job title|commission|employment|wage)\b/;

/** Returns a title as it is compared: `E-mail 2 Address`, `externalId` and `NAME_2` as words in lower case. */
export function foldTitle(title: string): string {
  return title
    .normalize('NFKC')
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
}
