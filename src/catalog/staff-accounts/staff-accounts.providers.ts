import { AccessAsOfQuery } from './access-as-of.query.js';
import { DisconnectSocketsOnTherapistLinkChanged } from './disconnect-sockets-on-therapist-link-changed.js';
import { EditStaffAccountHandler } from './edit-staff-account.js';
import { InviteStaffHandler } from './invite-staff.js';
import { StaffAccountsQuery } from './staff-accounts.query.js';
import { StaffRooms } from './staff-rooms.js';
import { TherapistLink } from './therapist-link.js';

/** Providers of staff accounts and their links to therapists. */
export const staffAccountProviders = [
  StaffAccountsQuery,
  AccessAsOfQuery,
  TherapistLink,
  StaffRooms,
  InviteStaffHandler,
  EditStaffAccountHandler,
  DisconnectSocketsOnTherapistLinkChanged,
];
