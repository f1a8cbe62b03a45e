/** Columns of the file of clients that an export of the shop writes, and an import takes as they are. */
export const CLIENT_FILE_COLUMNS = [
  ...['external_id', 'first_name', 'last_name', 'phone', 'email', 'notes', 'alert', 'other_contacts'],
  ...['tags', 'preferred_therapist', 'preferred_pressure', 'birthday'],
] as const;
