/** Marks by which one mail announces the events that several bookings of a visit have together. */
export interface VisitAnnouncement {
  /** The booking of the visit whose mail covers this one as well. */
  announcedBy?: string;
  /** The other bookings of the visit that this one's mail covers, with their versions after the change. */
  announces?: { id: string; version: number }[];
}
