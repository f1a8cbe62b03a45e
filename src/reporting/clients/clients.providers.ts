import { ClientSearchQuery } from './client-search.query.js';
import { ClientQuery } from './client.query.js';
import { HealthNotesQuery } from './health-notes.query.js';
import { PersonSubjects } from './person-subjects.js';
import { PersonQuery } from './person.query.js';
import { SharedContactQuery } from './shared-contact.query.js';

/** Queries of clients, their records and health notes. */
export const clientProviders = [
  ClientSearchQuery,
  ClientQuery,
  HealthNotesQuery,
  PersonQuery,
  PersonSubjects,
  SharedContactQuery,
];
