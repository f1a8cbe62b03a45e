/** A treatment of a visit at one of its starts. */
export class VisitStartPartDto {
  service_id!: string;
  therapist_id!: string;
  therapist_name!: string;
  /** The guest, from 1. */
  guest!: number;
  /** `HH:mm` */
  time!: string;
  /** Length in minutes, with the add-ons. */
  duration!: number;
  /** Price with the add-ons, in dollars. */
  price!: number;
}

/** A start at which all treatments of a visit would be confirmed at once. */
export class VisitStartDto {
  /** `HH:mm` */
  time!: string;
  /** `HH:mm`; past midnight where that is the next day. */
  ends!: string;
  total_price!: number;
  parts!: VisitStartPartDto[];
}

export class VisitStartsDto {
  date!: string;
  starts!: VisitStartDto[];
}
