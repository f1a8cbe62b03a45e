/** Whether a therapist can be booked at a time, and if not, why. See docs/domain.md, "Availability". */
export type Availability = 'available' | 'not_rostered' | 'time_conflict' | 'fully_booked' | 'no_room' | 'error';

/** The outcome of checking a requested slot; `unassigned` is Any Available, who has no schedule to check. */
export type Verdict = Availability | 'unassigned';
