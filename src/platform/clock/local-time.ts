/** A calendar day in shop time, `yyyy-MM-dd`. */
export type LocalDate = string;

/** A wall-clock time in shop time, `HH:mm`. */
export type LocalTime = string;

/** A moment on the shop's wall clock. Daylight saving never moves one. */
export interface LocalDateTime {
  date: LocalDate;
  time: LocalTime;
}
