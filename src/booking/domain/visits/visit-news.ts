/** What several bookings of a visit go through together is announced once. */
export interface VisitNews {
  /** The booking of the visit whose mail tells of this one, too. */
  announcedBy?: string;
  /** The other bookings of the visit of which this one's mail tells, at the versions that they have from then on. */
  announces?: { id: string; version: number }[];
}
