/** The only source of the current instant. Tests replace it. */
export class Clock {
  now(): Date {
    return new Date();
  }
}
